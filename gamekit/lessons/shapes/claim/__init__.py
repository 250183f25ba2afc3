"""Change the claim: which rule makes a game say something of the past, and what happens without it?"""
