"""Addresses that others open, and the QR codes that they scan."""

from __future__ import annotations

import io
import os
from functools import lru_cache
from urllib.parse import urlencode

from ...engine.markup import Markup, tag

VARIABLE = "GAMEKIT_ADDRESS"        # where kernels find the server's address, as other devices reach it


def server_address() -> str:
    return os.environ.get(VARIABLE, "")


def match_link(page: str, code: str, language: str) -> str:
    """Where somebody joins a shared match on a page."""
    return page_link(page, urlencode({"join": code}), language)


def page_link(page: str, query: str, language: str) -> str:
    """A page with what its address asks for."""
    asked = f"{query}&" if query else ""
    return f"{server_address()}voila/render/{page}?{asked}{urlencode({'lang': language})}"


def joining() -> str:
    """Where a class comes in, for all to see; relative to the pages of the server."""
    return "../../projector"


def printed(address: str) -> None:
    """The QR code on a terminal."""
    import segno

    segno.make(address, error="m", micro=False).terminal(compact=True)


@lru_cache(100)
def qr(address: str, label: str) -> Markup:
    """A QR code, dark on light in any theme: cameras need that."""
    import segno

    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgns=False, nl=False, omitsize=True, border=2, dark="#141414", light="#FFFFFF",
        svgclass="gk-qr-code", lineclass=None)
    return tag("div", Markup(out.getvalue().decode()), klass="gk-table-qr", role="img", aria_label=label)
