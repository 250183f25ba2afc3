"""What tests do on the page of a board, whatever the game."""

from contextlib import contextmanager

from .conftest import WAIT


@contextmanager
def playing(chromium, url):
    """One page for all tests of a module, because loading takes longest; what its websocket receives is noted."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.frames_received, page.errors = [], []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda f: page.frames_received.append(str(f))))
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.set_default_timeout(WAIT)
    page.goto(url)
    page.wait_for_selector("#gk-choices button[data-move]")
    yield page
    context.close()


@contextmanager
def as_phone(page):
    """The page as wide as a phone, and wide again afterwards."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_selector(".gk-jumps a")
    yield page
    page.set_viewport_size({"width": 1280, "height": 900})
    page.wait_for_selector(".gk-jumps a", state="hidden")


def check_phone(page, width=390):
    """Nothing scrolls sideways but rows of cards and of choices, and no word is small."""
    widest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.gk-page *:not(.gk-cards *, .gk-choices *, .gk-score *)')].map("
        "e => e.getBoundingClientRect().right))"
    )
    assert widest <= width + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    sizes = page.evaluate(
        "[...document.querySelectorAll('.gk-page *')].filter(e => [...e.childNodes].some(n => n.nodeType === 3 && "
        "n.nodeValue.trim()) && !e.closest('style, svg')).map(e => parseFloat(getComputedStyle(e).fontSize))"
    )
    assert min(sizes) >= 12


def speak(page, language):
    before = html(page)
    page.click(f'[data-value="{language}"]')
    settled(page, before)


def headline(page):
    return page.locator("#gk-headline").inner_text()


def sentences(page):
    """The choices as those hear them who do not see the question beside them."""
    return set(page.locator("#gk-choices button").evaluate_all(
        "all => all.map(b => (b.querySelector('.gk-sr') ?? b.querySelector('.gk-say')).textContent)"))


def settled(page, before):
    """Wait until the page has answered."""
    page.wait_for_function("old => document.querySelector('.gk-page').innerHTML !== old", arg=before)


def html(page):
    return page.locator(".gk-page").inner_html()


def over(page):
    return page.locator("#gk-result").count() == 1


def choose(page, selector, value):
    page.select_option(selector, value)
    page.wait_for_selector(f'{selector} option[value="{value}"][selected]', state="attached")


def begin(page, seed=7, **choices):
    """A new match, the same every time, in which bots move at once."""
    page.wait_for_selector("#gk-speed")
    choose(page, "#gk-speed", "off")
    for name, value in choices.items():
        choose(page, f"#gk-{name.replace('_', '-')}", value)
    page.fill("#gk-seed", "")
    page.press("#gk-seed", "Tab")       # what stands there already would be no change
    page.fill("#gk-seed", str(seed))
    page.press("#gk-seed", "Enter")
    page.wait_for_selector(f'#gk-seed[value="{seed}"]')
    before = html(page)
    page.click("[data-do=new]")
    settled(page, before)


def click_something(page, dice):
    """A random move, on the board if it shows one, else among the choices: whether it was on the board, and which."""
    page.wait_for_selector("#gk-choices button[data-move]")
    before = html(page)
    things = page.locator("#gk-board [data-move], #gk-hand [data-move]")
    drawn = things.count() > 0
    found = things if drawn else page.locator("#gk-choices button[data-move]")
    chosen = found.nth(dice.randrange(found.count()))
    move = chosen.get_attribute("data-move")
    chosen.evaluate("e => e.scrollIntoView({block: 'center', inline: 'center'})")      # not under the bar
    chosen.click(position={"x": 8, "y": 8} if drawn else None)
    settled(page, before)
    return drawn, move


def click_thing(page, thing):
    """Click on a thing of the board, near its corner: other things may lie on its middle."""
    before = html(page)
    found = page.locator(f'.gk-desk [data-thing="{thing}"]').first
    found.evaluate("e => e.scrollIntoView({block: 'center', inline: 'center'})")      # not under the bar
    found.click(position={"x": 8, "y": 8})
    settled(page, before)


def focused_thing(page):
    return page.evaluate("document.activeElement.closest('[data-thing]')?.dataset.thing")


def focus_thing(page, thing):
    page.locator(f'.gk-desk [data-thing="{thing}"]').evaluate("e => (e.querySelector(':scope > .gk-hit') ?? e).focus()")


def fonts_of(page, selector):
    """The fonts that the letters of elements are set in, as the browser tells: their names, and if they are files."""
    page.evaluate("document.fonts.ready.then(() => 0)")
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    nodes = tools.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
    found = [tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]
    return {(font["familyName"], font["isCustomFont"]) for fonts in found for font in fonts}
