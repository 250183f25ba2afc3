"""Makes the files of our typeface: `python tools/typeface.py FOLDER`, with `fonttools` and `brotli` installed.

FOLDER holds Fira Sans as the npm package `@expo-google-fonts/fira-sans` (0.4.1) has it: whole fonts, one a weight. Of
each we keep the letters of Latin and Cyrillic, kerning and tabular figures.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parent.parent / "gamekit" / "engine" / "look" / "typeface"
FONTS = {"400": "400Regular/FiraSans_400Regular.ttf", "700": "700Bold/FiraSans_700Bold.ttf"}
LETTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x400, 0x460), 0x490, 0x491,     # Latin, Cyrillic
    *map(ord, "\u2009\u202F‐‑–—‘’‚“”„•…′‹›€₽№™←↑→↓−≈≠≤≥Σ"),
]
FEATURES = ["kern", "tnum"]


def main(folder: Path) -> None:
    for weight, name in FONTS.items():
        font = TTFont(folder / name, recalcTimestamp=False)
        options = Options(layout_features=FEATURES, hinting=False)
        smaller = Subsetter(options)
        smaller.populate(unicodes=LETTERS)
        smaller.subset(font)
        font.flavor = "woff2"
        font.save(TARGET / f"fira-sans-{weight}.woff2")
    shutil.copy(folder / "LICENSE_FONT", TARGET / "LICENSE")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
