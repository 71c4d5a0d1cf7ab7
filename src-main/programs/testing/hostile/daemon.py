# Leaves a process that has left its group and session, with nothing in its environment. First word: what to know it by.
import os, sys
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execve('/bin/sh', ['sh', '-c', 'sleep 1000; : ' + sys.argv[1]], {})
    os._exit(0)
os.wait()
print('done')
