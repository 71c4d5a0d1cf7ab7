# Puts another disk over a part of its folder, and over what others run by.
mkdir disk
mount -t tmpfs hostile-disk disk && touch disk/file && mount -t tmpfs hostile-disk /mnt && echo done
