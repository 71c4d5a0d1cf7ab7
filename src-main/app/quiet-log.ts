/** Time within which a repeated line is only counted, in ms. */
const AGAIN = 10_000
/** Maximum number of different lines in that time. */
const MOST = 1000

/**
 * Returns a writer with which a page cannot flood the log: a line that is soon repeated is counted and not written, and
 * so is everything beyond a thousand lines in ten seconds. The first line after that time is preceded by the count.
 * `now` returns milliseconds, `file` the current log file: when it changes, lines are written again.
 */
export function makeQuiet(
  write: (line: string) => void,
  now: () => number,
  file: () => string = () => '',
) {
  let into = file()
  let begun = now()
  let lines = new Map<string, number>()
  let leftOut = 0
  return (line: string): void => {
    const isElsewhere = file() !== into
    if (isElsewhere || now() - begun >= AGAIN) {
      const repeated = [...lines.values()].reduce((sum, times) => sum + times - 1, leftOut)
      if (repeated > 0 && !isElsewhere) write(`${repeated} lines like those before were left out`)
      into = file()
      begun = now()
      lines = new Map()
      leftOut = 0
    }
    const times = lines.get(line) ?? 0
    if (times === 0 && lines.size >= MOST) {
      leftOut++
      return
    }
    lines.set(line, times + 1)
    if (times === 0) write(line)
  }
}
