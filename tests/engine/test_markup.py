"""Markup: whatever text comes in, it comes out as text."""

import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

from hypothesis import example, given, settings
from hypothesis import strategies as st

from gamekit.engine.markup import NOT_XML, Markup, joined, num, tag
from gamekit.engine.pieces import Token, band, el, row, score
from gamekit.engine.scene import Scene

HOSTILE = '<script>alert("1")</script> & \'quoted\' <!-- ]]> #gk-i-move url(#gk-p-hatch) {0} %s'
words = st.one_of(st.text(max_size=40), st.sampled_from([HOSTILE, "<", "&amp;", '"', "'", "\x00\x1b", "</svg>"]))


class Read(HTMLParser):
    """The elements of a page."""

    def __init__(self, page):
        super().__init__()
        self.names = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.names.append(tag)


def clean(told):
    """What XML can hold; it reads every end of a line as one sign."""
    return NOT_XML.sub("", told).replace("\r\n", "\n").replace("\r", "\n")


@settings(deadline=None)
@given(words, words)
@example(HOSTILE, HOSTILE)
def test_text_and_attributes_come_out_as_they_went_in(inside, about):
    made = tag("p", inside, tag("b", inside), title=about, data_more=about)
    root = ElementTree.fromstring(made)
    assert [node.tag for node in root.iter()] == ["p", "b"]
    assert "".join(root.itertext()) == clean(inside * 2)
    assert not about.isprintable() or root.attrib == {"title": about, "data-more": about}
    assert Read(made).names == ["p", "b"], "a browser finds the same"


@settings(deadline=None)
@given(words)
def test_added_joined_and_repeated_text_is_text(told):
    mark = Markup("<i/>")
    for made in (told + mark, mark + told, joined([told, mark]), mark.join([told, told])):
        assert isinstance(made, Markup)
        assert str(made).replace("<i/>", "").count("<") == 0
    assert "<" not in joined(["a", "b"], told)


def test_what_is_markup_stays_as_it_is():
    made = tag("b", "x", klass="k")
    assert tag("p", made, 3, 2.5, 1.0) == '<p><b class="k">x</b>32.51</p>'
    assert tag("input", value=None, id="a_b", data_do="x") == '<input id="a_b" data-do="x"/>'
    assert [num(one) for one in (1, 1.0, 0.5, -0.25, 1.005, 1 / 3)] == ["1", "1", "0.5", "-0.25", "1", "0.33"]


@settings(deadline=None)
@given(words)
@example(HOSTILE)
def test_words_of_a_picture_are_words(told):
    board = el("section", "plate", band(told, told), row("move", told), Token(0, told, name=told).face, aria_label=told)
    scene = Scene(board, Markup(), score(told, told), (), told, told)
    root = ElementTree.fromstring(scene.html(typeface=False))
    plate = next(node for node in root.iter("section"))
    assert {node.tag for node in plate.iter()} <= {"section", "header", "b", "h3", "li", "svg", "use", "span"}
    assert [node.get("id") for node in root.iter("symbol")] == ["gk-i-move"], "not an icon that is only named"
    assert "".join(plate.itertext()) == clean(told) * len(list(plate.itertext()))
    if told.isprintable():
        assert plate.get("aria-label") == root.get("aria-label") == told
