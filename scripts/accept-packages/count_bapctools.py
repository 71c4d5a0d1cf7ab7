# Runs a command of BAPCtools and tells at its end what it counts and does not tell.
import sys

from bapctools import cli, config, interactive

# It guesses whether a referee speaks first, and waits a tenth of a second for that: Python may take longer to start on a busy machine.
interactive.interactor_prints_unprompted.__defaults__ = (5.0,)

try:
    cli.main()
finally:
    sys.stderr.flush()
    print("BAPCtools counted {} errors, {} warnings".format(config.n_error, config.n_warn), flush=True)
