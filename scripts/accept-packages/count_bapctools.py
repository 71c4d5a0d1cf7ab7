# Runs a command of BAPCtools and tells at its end what it counts and does not tell.
import sys

from bapctools import cli, config

try:
    cli.main()
finally:
    sys.stderr.flush()
    print("BAPCtools counted {} errors, {} warnings".format(config.n_error, config.n_warn), flush=True)
