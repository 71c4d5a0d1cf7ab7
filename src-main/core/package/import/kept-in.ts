import {
  KEPT,
  keptLinesIn,
  type KeptTextLine,
  type KeptGroup,
  type KeptInvalid,
  type KeptOfProgram,
  type KeptOfSet,
  type KeptStatement,
  type KeptTest,
} from '../kept'
import type { Language } from '../../words'
import { valueIn } from './parsed'
import type { PackageReading } from './reading'

/** The data that a package keeps about the set it was made from. */
export interface KeptOfPackage {
  readonly set: KeptOfSet
  /** By their places in the package, in its order. */
  readonly tests: ReadonlyMap<string, KeptTest>
  /** By their paths in the set. */
  readonly groups: ReadonlyMap<string, KeptGroup>
  /** By their places in the package. */
  readonly invalid: ReadonlyMap<string, KeptInvalid>
  /** By their places in the package, in the order of the set. */
  readonly programs: ReadonlyMap<string, KeptOfProgram>
  readonly statements: ReadonlyMap<Language, KeptStatement>
}

/** Reads the data kept in the comments of a file and reports other lines as left out. Without a file (null), nothing is kept. */
export function keptIn(reading: PackageReading, file: string | null): KeptOfPackage {
  let set: KeptOfSet = {}
  const tests = new Map<string, KeptTest>()
  const groups = new Map<string, KeptGroup>()
  const invalid = new Map<string, KeptInvalid>()
  const programs = new Map<string, KeptOfProgram>()
  const statements = new Map<Language, KeptStatement>()
  for (const { line, text } of file === null ? [] : linesOf(reading, file)) {
    const kept = reading.parts.kept(text)
    if (kept?.[0] === 'set') [, set] = kept
    else if (kept?.[0] === 'test') tests.set(kept[1], kept[2])
    else if (kept?.[0] === 'group') groups.set(kept[1], kept[2])
    else if (kept?.[0] === 'invalid') invalid.set(kept[1], kept[2])
    else if (kept?.[0] === 'program') programs.set(kept[1], kept[2])
    else if (kept?.[0] === 'statement') statements.set(kept[1], kept[2])
    else reading.leave(file!, reading.say.noKept, line === null ? null : { line, column: 1 })
  }
  return { set, tests, groups, invalid, programs, statements }
}

/** In JSON, which has no comments, a key holds what is kept. */
function linesOf(reading: PackageReading, file: string): readonly KeptTextLine[] {
  if (!file.endsWith('.json')) return keptLinesIn(reading.text(file) ?? '')
  const list = valueIn(valueIn(reading.json(file), KEPT), 'kept')
  return (Array.isArray(list) ? list : []).map((one) => ({ line: null, text: JSON.stringify(one) }))
}
