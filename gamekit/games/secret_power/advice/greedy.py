worth = None
worths = None
