# Leaves files in the memory that all programs share. First word: their name.
import sys
with open('/dev/shm/' + sys.argv[1], 'wb') as own:
    own.write(b'x' * 2**20)
print('done')
