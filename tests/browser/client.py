"""Pages as the client shows them, without a server: a test makes them, shows them, and hears what they wish."""

from contextlib import contextmanager

from gamekit.engine.typeface import carried
from gamekit.ui.widget import SCRIPT, Page

HERE = "http://lesson.test/"
SHELL = f'''<!doctype html><meta charset="utf-8"><style>{carried()}{Page.css}</style><body style="margin:0">
<div id="here"></div><script type="module">
import client from "./page.js";
const values = {{ page: "", live: "", typeface: "" }}, heard = {{}};
const on = (name, act) => (heard[name] ??= []).push(act);
const send = wish => window.wished?.(wish);
client.render({{ model: {{ get: name => values[name], on, send }}, el: document.getElementById("here") }});
window.show = page => {{ values.page = page; heard["change:page"].forEach(act => act()); }};
</script>'''


@contextmanager
def alone(chromium, **options):
    """A window in which `show` shows a page."""
    context = chromium.new_context(reduced_motion="reduce", **options)
    page = context.new_page()
    files = {HERE: (SHELL, "text/html"), f"{HERE}page.js": (SCRIPT.read_text("utf-8"), "text/javascript")}
    page.route("**/*", lambda route: route.fulfill(
        body=str(files[route.request.url][0]), content_type=files[route.request.url][1]))
    yield page
    context.close()


def begin(window):
    """An empty client; its typeface is there before anything is shown, so that nothing moves when it comes."""
    window.goto(HERE)
    window.wait_for_function("!!window.show")
    window.evaluate("Promise.all([...document.fonts].map(font => font.load())).then(() => 0)")
