"""Tables of figures, and the machine they were measured on."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

Row = tuple[str, list[str]]


def machine() -> list[tuple[str, str]]:
    packages = ("numpy", "numba", "gamekit")
    versions = [f"{package} {found}" for package in packages if (found := installed(package))]
    return [
        ("machine", f"{platform.platform()}, {platform.machine()}"),
        ("processor", f"{processor()}, {os.cpu_count()} cores{load()}"),
        ("versions", ", ".join([f"Python {platform.python_version()}", *versions])),
    ]


def processor() -> str:
    """The processor's model, where the system says it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown"


def load() -> str:
    """How busy the cores were in the last minute, by others too: two threads need two free cores."""
    try:
        return f", {os.getloadavg()[0]:.1f} busy in the last minute"
    except (AttributeError, OSError):
        return ""


def installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def table(rows: list[Row], aligned: str = ">") -> str:
    """Labels at the left, figures in columns."""
    first = max(len(label) for label, _ in rows)
    width = max(len(cell) for _, cells in rows for cell in cells)
    lines = [f"{label:<{first}}" + "".join(f"  {cell:{aligned}{width}}" for cell in cells) for label, cells in rows]
    return "\n".join(line.rstrip() for line in lines)
