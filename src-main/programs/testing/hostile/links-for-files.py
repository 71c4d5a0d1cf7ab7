# Puts links to a file of the user into the place of whatever lies above its own folder. First word: that file.
import os, sys
for name in os.listdir('..'):
    path = os.path.join('..', name)
    if not os.path.isdir(path):
        os.unlink(path)
        os.symlink(sys.argv[1], path)
print('done')
