# Leaves a folder that nobody may look into, and names that are hard to write.
mkdir -p a/b
touch a/b/c -- -rf "$(printf 'line\nend')" "$(printf '\377')"
chmod 0 a/b a
echo done
