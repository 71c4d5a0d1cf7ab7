# Leaves a file that cannot be removed by anybody.
touch stays
chattr +i stays && echo done
