# Puts a pipe that nobody writes to into the place of whatever lies above its own folder.
import os
for name in os.listdir('..'):
    path = os.path.join('..', name)
    if not os.path.isdir(path):
        os.unlink(path)
        os.mkfifo(path)
print('done')
