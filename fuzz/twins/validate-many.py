# Runs a validator, the file named, on many texts. It reads a line of JSON for each: whether it is to be strict, the players of
# a match, and the text in base64; and answers with the exit code and what was said.
import base64
import io
import json
import sys
from types import SimpleNamespace

with open(sys.argv[1], encoding="utf-8") as file:
    program = compile(file.read(), sys.argv[1], "exec")
# The validator gets standard streams of its own.
questions, errors = sys.stdin, sys.stderr


def verdict(is_strict, players, text):
    sys.stdin = SimpleNamespace(buffer=io.BytesIO(base64.b64decode(text)))
    sys.stderr = io.StringIO()
    head = {"__name__": "__main__", "IS_STRICT": is_strict, "PLAYERS": tuple(players), "ACCEPTED": 42, "REFUSED": 43}
    try:
        exec(program, head)
        code = None
    except SystemExit as ending:
        code = ending.code
    except Exception as error:
        code = repr(error)
    said, sys.stderr = sys.stderr.getvalue(), errors
    return [code, said]


for question in questions:
    print(json.dumps(verdict(*json.loads(question))))
