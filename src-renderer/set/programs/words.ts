import type { Verdict } from '@core/judging/verdict'
import { odds } from '@core/suite/contradictions'
import type { ProgramCell, ProgramRow } from '@core/protocol/programs'
import { language } from '../../ui/words'
import { words } from './programs-words'
import {
  isUnexpected,
  timeOf,
  type GroupStanding,
  type ProgramFigures,
  type Standing,
} from './standing'

const {
  cells,
  expects: expected,
  figures,
  run,
  standing: standings,
  states,
  verdicts,
} = words.programs

/** How numbers with so many digits behind the point are written. */
const fixed = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
const numbers = [fixed(0), fixed(1), fixed(2)] as const

/** "120 ms", "1.25 s". */
export function timeWords(ms: number): string {
  return ms < 1000
    ? figures.ms({ time: Math.round(ms) })
    : figures.s({ time: numbers[2].format(ms / 1000) })
}

/** "< 0.1 MB", "0.5 MB", "12 MB". */
export function memoryWords(bytes: number): string {
  const megabytes = bytes / 2 ** 20
  if (megabytes < 0.1) return figures.smallMb
  return figures.mb({ size: numbers[megabytes < 10 ? 1 : 0].format(megabytes) })
}

/** The expected verdicts of a program, in short: "WA or TLE". */
export function expectsWords(expects: readonly Verdict[] | null): string {
  if (expects === null) return expected.anything
  const [last, ...others] = expects.toReversed()
  if (others.length === 0) return last!
  return expected.or({ others: others.toReversed().join(', '), last: last! })
}

/** Whether the expectation was met, a sentence; empty if there is none. */
export function standingWords(standing: Standing): string {
  switch (standing.kind) {
    case 'free':
      return ''
    case 'open':
      return standings.open
    case 'met':
      return standings.met
    case 'unexpected':
      return standings.unexpected({ verdicts: standing.verdicts.join(', ') })
    case 'never':
      return standings.never
    case 'missing':
      return standings.missing
    case 'contradicts':
      return standings.contradicts(odds(standing.contradiction))
  }
}

/** The same of a group: "secret/large: As expected." */
export function groupStandingWords({ group, standing }: GroupStanding): string {
  return standings.inGroup({ group, told: standingWords(standing) })
}

/** "27 OK · 3 WA". */
export function countWords({ counts }: ProgramFigures): string {
  return counts.map(([verdict, count]) => `${count} ${verdict}`).join(' · ')
}

/** What there is of a program’s results: its verdicts, or that it was not run; empty where it cannot be, as it does not compile. */
export function resultsWords(given: ProgramFigures, row: ProgramRow | null): string {
  return countWords(given) || (row?.state === 'compile' ? '' : words.programs.notRun)
}

/** Why there is no result of a program on a test. */
export function noResultWords(isAwaited: boolean, isAnswered: boolean): string {
  if (isAwaited) return run.waiting
  return isAnswered ? words.programs.notRun : words.programs.matrix.noAnswer
}

/** The maximum time and memory: "0.31 s · 12 MB"; empty before the first run. */
export function worstWords({ time, memory }: ProgramFigures): string {
  return [time === null ? '' : timeWords(time), memory === null ? '' : memoryWords(memory)]
    .filter(Boolean)
    .join(' · ')
}

/** What a program needs before it can be run, in a word; empty if nothing. */
export function rowWords(row: ProgramRow | null): string {
  return row === null || row.state === 'ready' ? '' : states[row.state]
}

/** All of a cell, for screen readers and the tooltip. */
export function programCellWords(cell: ProgramCell, expects: readonly Verdict[] | null): string {
  return [
    `${cell.verdict}, ${verdicts[cell.verdict]}`,
    isUnexpected(cell.verdict, expects) ? cells.notExpected : '',
    timeWords(timeOf(cell)),
    cell.memory === null ? '' : memoryWords(cell.memory),
    cell.isKept ? run.kept : '',
  ]
    .filter(Boolean)
    .join(', ')
}
