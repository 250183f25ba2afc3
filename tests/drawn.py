"""What a part of a picture shows, or a sheet of it: its words, icons, patterns and looks, in drawing order."""

from xml.etree import ElementTree


def nodes(markup):
    return list(ElementTree.fromstring(f"<g>{markup}</g>").iter())


def looks_of(node):
    return [name.removeprefix("gk-") for name in node.get("class", "").split()]


def words(part, look=None):
    """The texts of a part, or those with one look."""
    return [text for node in nodes(part.svg) if look is None or look in looks_of(node) if (text := node.text)]


def icons(part):
    return [name.removeprefix("#gk-i-") for node in nodes(part.svg) if (name := node.get("href"))]


def patterns(part):
    return [fill.removeprefix("url(#gk-p-").rstrip(")") for node in nodes(part.svg) if (fill := node.get("fill"))]


def looks(part):
    return [look for node in nodes(part.svg) for look in looks_of(node)]


def said(scene):
    """All words of a picture, those that are read out too, as one text."""
    shown = [text for part in scene.parts for text in (*words(part), part.label)]
    return "\n".join([scene.title, scene.text, *shown])


def things(sheet):
    """The kinds and ids of the things on a sheet."""
    return [thing for node in nodes(sheet) if (thing := node.get("data-thing"))]


def kinds(sheet):
    return {thing.partition(":")[0] for thing in things(sheet)}
