"""A site for the tests: published once, with the runtime's package, served as any web space would."""

import contextlib
import functools
import http.server
import os
import shutil
import subprocess
import tarfile
import threading
from pathlib import Path

import pytest

from gamekit.ui.site.runtime import VERSION, Runtime

CACHE = "GAMEKIT_RUNTIME"       # a folder that holds the runtime already


def runtime(folder):
    """The runtime's package, from the cache or by npm. Without it the tests are skipped, but not in CI."""
    if os.environ.get(CACHE):
        return Runtime(Path(os.environ[CACHE]))
    kept = Path.home() / ".cache" / "gamekit" / f"pyodide-{VERSION}"
    if not (kept / "pyodide.mjs").is_file():
        got = shutil.which("npm") and fetched(folder, kept)
        if not got:
            why = f"npm cannot get the runtime; {CACHE} may name a folder that holds it"
            (pytest.fail if os.environ.get("CI") else pytest.skip)(why)
    return Runtime(kept)


def fetched(folder, kept):
    command = ["npm", "pack", f"pyodide@{VERSION}", "--pack-destination", str(folder)]
    if subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode:
        return False
    with tarfile.open(next(folder.glob("pyodide-*.tgz"))) as package:
        package.extractall(folder / "unpacked", filter="data")
    kept.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError):      # another process may have been quicker
        shutil.move(folder / "unpacked" / "package", kept)
    return (kept / "pyodide.mjs").is_file()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder):
    """The address of a web space with the folder; the space, to be closed in a test."""
    space = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=space.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{space.server_port}/", space
    finally:
        space.shutdown()
        space.server_close()
