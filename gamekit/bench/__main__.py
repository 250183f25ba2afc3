"""`python -m gamekit.bench GAME [--all]`."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1], everything="--all" in sys.argv[2:]))
