# Leaves many files. First word: how many.
import sys
for at in range(int(sys.argv[1])):
    open(f'f{at}', 'w').close()
print('done')
