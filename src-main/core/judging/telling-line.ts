/** Error messages of interpreters and runtimes, found by their own marks, the most reliable first. */
const messages: readonly RegExp[] = [
  /^SUMMARY: \w+Sanitizer: .*/m,
  // A sanitizer that has found undefined behaviour.
  /^.*: runtime error: .*/m,
  // Java.
  /^Exception in thread "[^"\n]*" .*/m,
  // Go.
  /^(?:panic|fatal error): .*/m,
]

/** The end of Node's output for an uncaught error. */
const NODE_END = /\n+Node\.js v\d[^\n]*\s*$/
const NODE_HINT = /^\(Use `node .*$/gm
/** A frame of a stack in Node or Java. */
const FRAME = /^\s+at .*/
/** The name and message of an error, as Node writes it before the frames. */
const NODE_ERROR = /^(?:Uncaught )?[\w$.]*(?:Error|Exception)\b(?: \[[\w ]+\])?(?::.*)?$/
const RUST_PANIC = /^thread '.*' (?:\(\d+\) )?panicked at .*:$/

/** The one line of standard error that says why a program failed; empty if there is none. */
export function tellingLine(errors: string): string {
  const text = errors.replaceAll('\r', '').trim()
  for (const message of messages) {
    const found = message.exec(text)
    if (found) return found[0].trim()
  }
  const lines = text.split('\n')
  const panic = lines.findIndex((line) => RUST_PANIC.test(line))
  if (panic >= 0) return `${lines[panic]!} ${lines[panic + 1] ?? ''}`.trim()
  if (NODE_END.test(`\n${text}`)) return nodeLine(text.replace(NODE_END, ''))
  return (lines.findLast((line) => line.trim() !== '' && !FRAME.test(line)) ?? '').trim()
}

/**
 * The message comes before the frames and may have several lines; a thrown value that is not an error has no frames.
 */
function nodeLine(text: string): string {
  const lines = text.replace(NODE_HINT, '').trimEnd().split('\n')
  const frame = lines.findIndex((line) => FRAME.test(line))
  const before = frame < 0 ? lines : lines.slice(0, frame)
  const error = before.findLast((line) => NODE_ERROR.test(line))
  return (error ?? before.findLast((line) => line.trim() !== '') ?? '').trim()
}

/** The last lines of a text, without empty ones at its end, and the number of lines before them. */
export function lastLines(
  text: string,
  most: number,
): { readonly lines: readonly string[]; readonly before: number } {
  const all = text.trimEnd().split('\n')
  const lines = text.trim() === '' ? [] : all.slice(-most)
  return { lines, before: lines.length === 0 ? 0 : all.length - lines.length }
}
