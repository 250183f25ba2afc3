"""The class room: who is here, what the teacher opened for all, and matches that several devices play.

Everything is in the SQLite file of the server (see `keeping`), so that the server, its kernels and the teacher's
console need not know of each other, and everything goes on after any of them was killed.

* `ClassRoom` (`store`): one class session with its code and state; `Member`s by their signs; what was opened for them;
  the rules they stumble over; events for the console.
* `SharedMatches` (`shared`): matches of several devices. The moves are the truth; every kernel plays them itself and
  shows its seat's view.
* `here()` is the class room of the server that this kernel belongs to, `matches_here()` its shared matches.

Nothing personal is stored: no names, no addresses. Devices and seats are known by hashes of secrets.
"""

from __future__ import annotations

from .shared import SharedMatch, SharedMatches
from .shared import here as matches_here
from .store import Assignment, ClassRoom, Member, here, prepare

__all__ = ["Assignment", "ClassRoom", "Member", "SharedMatch", "SharedMatches", "here", "matches_here", "prepare"]
