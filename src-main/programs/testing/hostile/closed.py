# Closes all that it was given, and stays.
import os, time
os.closerange(0, 64)
time.sleep(1000)
