# Tells what others have left.
files=$(ls -A /dev/shm | wc -l)
disks=$(grep -c hostile-disk /proc/self/mounts)
echo "$files files in shared memory, $disks disks of others"
