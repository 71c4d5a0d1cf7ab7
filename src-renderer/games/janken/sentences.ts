import { capital } from '@core/game/sentences'
import { cellName } from '@core/games/janken/board'
import type { MoveOutcome } from '@core/games/janken/play/explain'
import type { Field } from '@core/games/janken/play/field'
import { terrainAt } from '@core/games/janken/model'
import { refusalRules } from '@core/games/janken/play/outcome'
import type { Reach } from '@core/games/janken/play/reach'
import { refusalWords } from '@core/games/janken/why/refusal-words'
import { points, unitWords } from '@core/games/janken/why/unit-words'
import type { AtHand } from './at-hand'

/** What becomes of a move, with the best way cell by cell or the reason and its rule. */
export function outcomeSentence(field: Field, outcome: MoveOutcome): string {
  const { set } = field
  if (outcome.kind === 'refused') {
    const { refusal } = outcome
    const byCell = refusal.by < 0 ? -1 : field.at[refusal.by]!
    return `Unsuccessful: ${refusalWords(set, refusal, byCell)} (${refusalRules[refusal.reason][0]}).`
  }
  const way = outcome.way.map(
    ({ cell, cost }) => `${cellName(cell)} ${terrainAt(set, cell)} ${cost}`,
  )
  return `Successful, ${points(outcome.left)} left: ${way.join(', ')}.`
}

/** What is at hand in one or two sentences. */
export function sentenceOf({ field, reach, move, index, outcome }: AtHand): string {
  if (!move || !outcome) return reach ? reachSentence(field, reach) : ''
  const name = index < 0 ? '' : `Move ${index + 1}, `
  const who = reach ? `${unitWords(field.set, reach.unit)}, ` : ''
  const head = `${name}${who}${cellName(move.from)} to ${cellName(move.to)}`
  const note = stopNote(field, reach, move.to)
  return `${capital(head)}. ${outcomeSentence(field, outcome)}${note && ` ${note}`}`
}

/** How far a unit comes. */
function reachSentence(field: Field, { cells, unit }: Reach): string {
  const count = (kind: string): number => cells.filter((cell) => cell?.kind === kind).length
  const stops = count('end-only')
  const ends = count('free') + stops
  const where = cellName(field.at[unit]!)
  const may = `may end on ${ends === 1 ? '1 cell' : `${ends} cells`}`
  const part =
    stops === 0 ? '' : `; it may not pass ${stops} of them, beside an enemy that beats it (M5)`
  return `${capital(unitWords(field.set, unit))} at ${where} ${may}${part}.`
}

/** Why the way ends at a cell. */
function stopNote(field: Field, reach: Reach | null, to: number): string {
  const at = reach?.cells[to]
  if (at?.kind !== 'end-only') return ''
  return `It may end there but not pass: beside the ${unitWords(field.set, at.by)} at ${cellName(field.at[at.by]!)} (M5).`
}
