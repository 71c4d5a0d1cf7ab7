/**
 * What starts programs on systems like Unix: a POSIX shell that reads requests line by line. It is used for what it can do
 * alone: a process of one megabyte that forks at once, sets limits, and tells the processor time of what it ran. The words
 * of a command are its arguments and are never read as shell. Its own argument is a folder that programs share, where it is to
 * be looked whether they have left something; empty for none.
 *
 * A request is a line each: a mark, folder, input, output, errors (paths, within the folder where it was started if they are not absolute),
 * seconds of processor time, blocks of 512 bytes of a file, kilobytes of data, number of words, and the words. The reply is a line with the mark, the exit code (128 + n after
 * signal n) and 1 where something was left, and the two lines of `times`.
 */
export const launcherScript = `
shared=$1
while IFS= read -r mark; do
  IFS= read -r folder; IFS= read -r input; IFS= read -r output; IFS= read -r errors
  IFS= read -r cpu; IFS= read -r file; IFS= read -r data; IFS= read -r count
  set --
  while [ "$count" -gt 0 ]; do
    IFS= read -r word
    set -- "$@" "$word"
    count=$((count - 1))
  done
  (
    cd -- "$folder" || exit 126
    ulimit -c 0
    ulimit -S -t "$cpu"
    ulimit -H -t $((cpu + 1))
    ulimit -f "$file"
    [ "$data" -gt 0 ] && ulimit -d "$data"
    HOME=$PWD TMPDIR=$PWD
    export HOME TMPDIR
    exec "$@"
  ) >"$output" 2>"$errors" <"$input"
  status=$?
  left=0
  if [ -n "$shared" ]; then
    for one in "$shared"/* "$shared"/.[!.]* "$shared"/..?*; do
      if [ -e "$one" ] || [ -L "$one" ]; then left=1; break; fi
    done
  fi
  echo "ended $mark $status $left"
  times
done
`
