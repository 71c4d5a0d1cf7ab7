/**
 * What starts programs on systems like Unix: a POSIX shell that reads requests line by line. It is used for what it can do
 * alone: a process of one megabyte that forks at once, sets limits, and tells the processor time of what it ran. The words
 * of a command are its arguments and are never read as shell.
 *
 * A request is a line each: a mark, folder, input, output, errors (paths), seconds of processor time, blocks of 512 bytes of a file,
 * kilobytes of data, number of words, and the words. The reply is a line with the mark and the exit code (128 + n after
 * signal n) and the two lines of `times`.
 */
export const launcherScript = `
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
    HOME=$folder TMPDIR=$folder
    export HOME TMPDIR
    exec "$@"
  ) >"$output" 2>"$errors" <"$input"
  echo "ended $mark $?"
  times
done
`
