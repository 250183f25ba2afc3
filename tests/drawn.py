"""What a part of a picture shows, or a piece of it: its words, icons and looks, in reading order."""

from xml.etree import ElementTree


def nodes(markup):
    """The elements, after one that holds them all."""
    return list(ElementTree.fromstring(f"<g>{markup}</g>").iter())


def looks_of(node):
    return [name.removeprefix("gk-") for name in node.get("class", "").split()]


def words(part, look=None):
    """The texts of a part, or those inside elements with one look."""
    every = nodes(part.html)
    inside = every[:1] if look is None else [node for node in every if look in looks_of(node)]
    return [text for node in inside for text in node.itertext() if text.strip()]


def icons(part):
    names = [node.get("href", "") for node in nodes(part.html)]
    return [name.removeprefix("#gk-i-") for name in names if name.startswith("#gk-i-")]


def looks(part):
    """All looks in a part, its own first."""
    return [look for node in nodes(part.html) for look in looks_of(node)]


def own_looks(part):
    """The looks of the part itself, not of what stands in it."""
    return looks_of(nodes(part.html)[1])


def said(scene):
    """All words of a picture, those that are read out too, as one text."""
    shown = [text for part in scene.parts for text in (*words(part), part.label)]
    return "\n".join([scene.title, scene.text, *shown])


def things(markup):
    """The kinds and ids of the things in a piece of a picture."""
    return [thing for node in nodes(markup) if (thing := node.get("data-thing"))]


def kinds(markup):
    return {thing.partition(":")[0] for thing in things(markup)}
