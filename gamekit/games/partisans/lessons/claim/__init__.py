"""Change the claim: what becomes of the game without the rules by which it speaks of Spain after its war?"""
