import type { AnyGame } from '../../game/any-game'
import { parseText } from '../../game/parse-text'
import { sortDiagnostics, type Diagnostic } from '../../kernel/diagnostics'
import { errorsIn, placedFault } from './check-invalid'
import { faultyTexts } from './faulty-texts'
import type { ExpectedFault } from './invalid-files'

/** A text that a game refuses, made of a level. */
export interface MadeInvalid {
  /** For what, in letters that a file's name may have: the code of the error; of limits which one, and whether it is exceeded. */
  readonly kind: string
  readonly text: string
  readonly fault: ExpectedFault
}

/** Levels that are changed, letters that they may have, changes of each that are tried, and letters of all these together. */
const MOST_LEVELS = 16
const LONGEST = 4000
const MOST_CHANGES = 4000
const MOST_LETTERS = 1_500_000
/** Each goes over a part of the changes of all levels; none is begun where every error was shown. */
const PASSES = 4

/** What an error says of a limit; null for one that is about none. */
export function limitOf({ code, args }: Diagnostic) {
  if (code !== 'out-of-limits') return null
  const [value = 0, lowest = 0, highest = 0] = args.slice(-3).map(Number)
  const what = args
    .slice(0, -3)
    .join('-')
    .replace(/[^a-zA-Z0-9]+/g, '-')
  return { what, value, lowest, highest }
}

/** The kind of an error, as `MadeInvalid` has it. */
export function kindOf(error: Diagnostic): string {
  const limit = limitOf(error)
  if (!limit) return error.code
  const { what, value, lowest } = limit
  return `${what === '' ? '' : `${what}-`}too-${value < lowest ? 'small' : 'large'}`
}

/**
 * Of levels without errors one invalid text for each kind of error that a change of them brings about as the first: that with
 * fewest further errors, the shortest of these. What exceeds a limit does so by one where that is refused as well. By kinds.
 * The same levels give the same texts; with fewer passes less is tried.
 */
export function makeInvalid(
  game: AnyGame,
  texts: readonly string[],
  passes = PASSES,
): MadeInvalid[] {
  const best = new Map<string, Candidate>()
  const bases = basesOf(game, texts).map((text) => ({ text, step: stepOf(text) }))
  for (let pass = 0; pass < passes; pass++) {
    for (const { text, step } of bases) {
      let at = 0
      for (const faulty of faultyTexts(text))
        if (at++ % (step * PASSES) === pass * step) take(game, best, faulty)
    }
    const codes = [...best.values()].map(({ errors }) => errors[0]!.code)
    if (kindsNotShown(game, codes).length === 0) break
  }
  return [...best]
    .map(([kind, found]): MadeInvalid => {
      const text = nearest(game, kind, found)
      return { kind, text, fault: placedFault(text, errorsIn(game, text)[0]!) }
    })
    .sort((a, b) => (a.kind < b.kind ? -1 : 1))
}

/** Every how manieth change of a text is tried. */
function stepOf(text: string): number {
  const all = [...faultyTexts(text)].length
  return Math.ceil(all / Math.min(MOST_CHANGES, MOST_LETTERS / (text.length + 1)))
}

/** Keeps a text where it is the best of its kind. */
function take(game: AnyGame, best: Map<string, Candidate>, text: string): void {
  const quick = quickErrors(game, text)
  if (quick.length === 0) return
  const held = best.get(kindOf(quick[0]!))
  if (held && !isBetter({ text, errors: quick }, held)) return
  // There may be further errors, before that one too.
  const errors = errorsIn(game, text)
  const kind = kindOf(errors[0]!)
  const known = best.get(kind)
  if (!known || isBetter({ text, errors }, known)) best.set(kind, { text, errors })
}

/** Some of the errors of a text, without what takes long to find; none where it has none. */
function quickErrors(game: AnyGame, text: string): readonly Diagnostic[] {
  const parsed = parseText(game, text)
  const found = parsed.ok ? game.validate(parsed.value.level) : parsed.error
  return sortDiagnostics(found.filter(({ severity }) => severity === 'error'))
}

/** Kinds of errors that a game tells and none of these shows; limits count as one. */
export function kindsNotShown(game: AnyGame, codes: readonly string[]): string[] {
  return game.errorCodes.filter((code) => !codes.includes(code))
}

interface Candidate {
  readonly text: string
  readonly errors: readonly Diagnostic[]
}

function isBetter(one: Candidate, than: Candidate): boolean {
  const difference = one.errors.length - than.errors.length || one.text.length - than.text.length
  return difference < 0
}

/** The smallest levels, and some of all sizes. */
function basesOf(game: AnyGame, texts: readonly string[]): string[] {
  const all = [...new Set(texts)]
    .filter((text) => text.length <= LONGEST && errorsIn(game, text).length === 0)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const half = MOST_LEVELS / 2
  const others = all.slice(half)
  const step = Math.max(1, others.length / half)
  const spread = others.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  return [...all.slice(0, half), ...spread]
}

/** What is outside of a limit as near to it as it can be; anything else as it is. */
function nearest(game: AnyGame, kind: string, { text, errors }: Candidate): string {
  const limit = limitOf(errors[0]!)
  if (!limit) return text
  const { place } = errors[0]!
  const { value, lowest, highest } = limit
  const wanted = value < lowest ? lowest - 1 : highest + 1
  const lines = text.split('\n')
  const words = lines[place.line - 1]?.split(' ') ?? []
  if (words[place.word] !== String(value)) return text
  const near = lines
    .with(place.line - 1, words.with(place.word, String(wanted)).join(' '))
    .join('\n')
  const found = errorsIn(game, near)
  const isSame = found[0] !== undefined && kindOf(found[0]) === kind
  return isSame && found.length <= errors.length ? near : text
}
