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
    page.wait_for_selector("#gk-moves button[data-move]")
    yield page
    context.close()


@contextmanager
def as_phone(page):
    """The page as wide as a phone, and wide again afterwards."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("document.querySelector('.gk-picture svg').viewBox.baseVal.width < 400")
    yield page
    page.set_viewport_size({"width": 1280, "height": 900})
    page.wait_for_function("document.querySelector('.gk-picture svg').viewBox.baseVal.width > 400")


def check_phone(page):
    """Nothing scrolls sideways but the tray of cards, and no picture is scaled down."""
    widest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.gk-page *:not(.gk-tray *)')].map("
        "e => e.getBoundingClientRect().right))"
    )
    assert widest <= 391
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    scales = page.locator(".gk-picture svg.gk").evaluate_all(
        "all => all.map(s => s.getBoundingClientRect().width / s.viewBox.baseVal.width)"
    )
    assert min(scales) >= 0.999


def speak(page, language):
    before = html(page)
    page.click(f'[data-value="{language}"]')
    settled(page, before)


def headline(page):
    return page.locator("#gk-headline").inner_text()


def settled(page, before):
    """Wait until the page has answered."""
    page.wait_for_function("old => document.querySelector('.gk-page').innerHTML !== old", arg=before)


def html(page):
    return page.locator(".gk-page").inner_html()


def over(page):
    return page.locator("#gk-moves").count() == 0


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
    """A random move, on the picture if it shows one, else in the list: whether it was on the picture, and which."""
    page.wait_for_selector("#gk-moves button[data-move]")
    before = html(page)
    things = page.locator("svg [data-move]")
    drawn = things.count() > 0
    found = things if drawn else page.locator("#gk-moves button[data-move]")
    chosen = found.nth(dice.randrange(found.count()))
    move = chosen.get_attribute("data-move")
    if drawn:
        chosen.click(position={"x": 8, "y": 8}, force=True)
    else:
        chosen.click()
    settled(page, before)
    return drawn, move


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
