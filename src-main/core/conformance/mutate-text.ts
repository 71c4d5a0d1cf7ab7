import type { Rng } from '../kernel/rng'

const STRANGE = ['-', '9', ' ', '\n', '\t', '\r\n', 'x', 'N', '\u0000', '\ufeff', 'é', '1e9']

/** A text with harm as files come to it: cut off, parts doubled or lost, letters changed. */
export function mutated(text: string, rng: Rng): string {
  let harmed = text
  for (let times = rng.between(1, 3); times > 0; times--) {
    const at = rng.below(harmed.length + 1)
    const length = rng.below(12)
    const part = harmed.slice(at, at + length)
    const strange = rng.pick(STRANGE)
    harmed = rng.pick([
      () => harmed.slice(0, at),
      () => harmed.slice(0, at) + part + harmed.slice(at),
      () => harmed.slice(0, at) + harmed.slice(at + length),
      () => harmed.slice(0, at) + strange + harmed.slice(at + 1),
      () => harmed.slice(0, at) + strange + harmed.slice(at),
    ])()
  }
  return harmed
}

const BLANKS = ['  ', '\t', ' \t', '\r']
const ENDS = ['\r\n', ' \n', '\n\n', '']

/** A text near to one that can be read: some words changed for others of its own, blanks and line ends written in another way. */
export function rewritten(text: string, rng: Rng): string {
  const parts = text.split(/( |\n)/)
  for (let times = rng.between(0, 4); times > 0; times--) {
    const at = rng.below(parts.length)
    const part = parts[at]!
    const words = part === ' ' ? BLANKS : part === '\n' ? ENDS : [...parts, '-0', '007', '-1', 'x']
    parts[at] = rng.pick(words)
  }
  return rng.pick(['', '\ufeff']) + parts.join('')
}
