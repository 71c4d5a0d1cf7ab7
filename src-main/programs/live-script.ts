import type { RunLimits } from '@core/judging/run-end'

/**
 * What starts a program that is talked to: it sets limits, waits for the program and ends with its code. Its own ends of the
 * pipes are closed, so that a program that closes its own is heard to do so. The words of the command are arguments and are
 * never read as shell. Arguments: folder, blocks of 512 bytes of a file, kilobytes of data, and the command.
 */
const liveScript = `
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

/** The words that start a command in a folder within its limits of output and memory, in bytes. */
export function limitedWords(
  command: readonly string[],
  folder: string,
  limits: Pick<RunLimits, 'memory' | 'output'>,
): string[] {
  const data = Math.ceil((2 * limits.memory) / 1024) + 512 * 1024
  const bounds = [String(Math.floor(limits.output / 512) + 1), String(data)]
  return ['/bin/sh', '-c', liveScript, 'sh', folder, ...bounds, ...command]
}
