import { orderIn } from '../../game/refereed'
import type { Voice } from '../package'

/** The setter's note in the description of a test, without the lines that packages add. `input`: the text of the test. */
export function noteIn(voices: readonly Voice[], description: string, input: string): string {
  const order = orderIn(input)
  const starts = new Set(
    voices.flatMap(({ words: { description: say } }) => [
      say.catches,
      say.catchesNone,
      ...(order ? [say.side(order)] : []),
    ]),
  )
  const lines = description.split('\n')
  // A note may hold such a line itself; what a package adds comes behind it.
  const at = lines.findLastIndex((line) => starts.has(line))
  return at < 0 ? description.trim() : lines.slice(0, Math.max(0, at - 1)).join('\n')
}
