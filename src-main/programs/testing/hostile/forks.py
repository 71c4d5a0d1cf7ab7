# Starts 200 processes that stay. First word: what to know them by.
import os, sys, time
for _ in range(200):
    if os.fork() == 0:
        time.sleep(1000)
        os._exit(0)
time.sleep(1000)
