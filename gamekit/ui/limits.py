"""How many visitors the machine bears: each needs a number of open files."""

from __future__ import annotations

EACH = 13           # files that a visitor needs: sockets and pipes of the kernel, the connection to the browser
OTHERS = 120        # files that the server itself needs


def visitors(wanted: int) -> int:
    """How many of the wanted visitors can be served. The limit of open files is raised as far as that needs."""
    try:
        import resource
    except ImportError:     # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = OTHERS + EACH * wanted
    if soft != resource.RLIM_INFINITY and soft < needed:
        allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            soft = allowed
        except (ValueError, OSError):       # the system knows a lower limit than it says
            pass
        return max(1, min(wanted, (soft - OTHERS) // EACH))
    return wanted
