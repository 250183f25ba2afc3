def words_of(game, kind, index, language): return None
def about(game, s): return {}
def about_move(game, s, kind, index): return {}
