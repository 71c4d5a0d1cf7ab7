import { cellName } from '@core/games/janken/board'
import type { MoveOutcome } from '@core/games/janken/play/explain'
import type { Field } from '@core/games/janken/play/field'
import { terrainAt } from '@core/games/janken/model'
import { refusalRules } from '@core/games/janken/play/outcome'
import type { Reach } from '@core/games/janken/play/reach'
import { refusalWords } from '@core/games/janken/why/refusal-words'
import { kindOf } from '@core/games/janken/why/unit-words'
import { words } from '../../ui/words'
import type { AtHand } from './at-hand'

/** What becomes of a move, with the best way cell by cell or the reason and its rule. */
export function outcomeSentence(field: Field, outcome: MoveOutcome): string {
  const { set } = field
  if (outcome.kind === 'refused') {
    const { refusal } = outcome
    const byCell = refusal.by < 0 ? -1 : field.at[refusal.by]!
    const why = refusalWords(words, set, refusal, byCell)
    return words.janken.own.hand.unsuccessful({ why, rule: refusalRules[refusal.reason][0] })
  }
  const way = outcome.way.map(
    ({ cell, cost }) => `${cellName(cell)} ${terrainAt(set, cell)} ${cost}`,
  )
  return words.janken.own.hand.successful({ left: outcome.left, way: way.join(', ') })
}

/** What is at hand in one or two sentences. */
export function sentenceOf({ field, reach, move, index, outcome }: AtHand): string {
  if (!move || !outcome) return reach ? reachSentence(field, reach) : ''
  const note = stopNote(field, reach, move.to)
  const given = {
    from: cellName(move.from),
    to: cellName(move.to),
    outcome: `${outcomeSentence(field, outcome)}${note && ` ${note}`}`,
  }
  const who = reach && kindOf(field.set, reach.unit)
  if (index < 0)
    return who
      ? words.janken.own.hand.ask({ ...given, ...who })
      : words.janken.own.hand.cells(given)
  const number = index + 1
  return who
    ? words.janken.own.hand.moveOfUnit({ ...given, ...who, number })
    : words.janken.own.hand.move({ ...given, number })
}

/** How far a unit comes. */
function reachSentence(field: Field, { cells, unit }: Reach): string {
  const count = (kind: string): number => cells.filter((cell) => cell?.kind === kind).length
  const stops = count('end-only')
  const ends = count('free') + stops
  return words.janken.own.hand.reach({
    ...kindOf(field.set, unit),
    cell: cellName(field.at[unit]!),
    ends,
    stops,
  })
}

/** Why the way ends at a cell. */
function stopNote(field: Field, reach: Reach | null, to: number): string {
  const at = reach?.cells[to]
  if (at?.kind !== 'end-only') return ''
  return words.janken.own.hand.stop({
    ...kindOf(field.set, at.by),
    cell: cellName(field.at[at.by]!),
  })
}
