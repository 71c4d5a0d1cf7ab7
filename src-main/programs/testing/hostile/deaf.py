# Hears no signal, and stays.
import signal, time
for one in signal.valid_signals():
    try:
        signal.signal(one, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
while True:
    time.sleep(1000)
