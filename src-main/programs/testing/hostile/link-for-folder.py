# Puts a link to a folder of the user into the place of its own. First word: that folder.
import os, sys
own = os.getcwd()
os.chdir('/')
os.rename(own, own + '-moved')
os.symlink(sys.argv[1], own)
print('done')
