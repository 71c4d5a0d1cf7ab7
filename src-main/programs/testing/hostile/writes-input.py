# Writes into the test that it reads.
with open('/proc/self/fd/0', 'r+') as own:
    own.write('HACKED')
print('done')
