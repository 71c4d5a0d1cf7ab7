/**
 * What starts a program that is talked to: it sets limits, waits for the program and ends with its code. Its own ends of the
 * pipes are closed, so that a program that closes its own is heard to do so. The words of the command are arguments and are
 * never read as shell. Arguments: folder, blocks of 512 bytes of a file, kilobytes of data, and the command.
 */
export const liveScript = `
exec 3<&0 4>&1 5>&2 </dev/null >/dev/null 2>/dev/null
(
  cd -- "$1" || exit 126
  ulimit -c 0
  ulimit -f "$2"
  ulimit -d "$3"
  HOME=$1 TMPDIR=$1
  export HOME TMPDIR
  shift 3
  exec "$@"
) <&3 >&4 2>&5 3<&- 4>&- 5>&- &
exec 3<&- 4>&- 5>&-
wait "$!"
exit "$?"
`
