import type { Explanation, StepView } from '../../../game/debugging'
import { unreachable } from '../../../kernel/unreachable'
import type { TraceEvent } from '../../../trace/trace'
import { BOG, CAVE, ISLAND, kindLetters, kindOf, wayOf } from '../cells'
import * as events from '../play/events'
import { describe, type EventCode } from '../play/events'
import { writtenText } from '../play/layout'
import { at, type Level } from '../model'
import { bogFacts, bogRefusedFacts, borderFacts, wallFacts } from './bump'
import { fellFacts } from './cave'
import { calmFacts, cameFacts, drawnFacts, keptFacts } from './current'
import { whyStop } from './stop'
import { isWords, kindWords, moveNow, moveWords, type Grounds, type MoveNow } from './words'

/** What made an event happen; see `Debugging`. */
export function whyEvent(level: Level, step: StepView, event: TraceEvent): Explanation {
  if (event.code === events.STOPPED) return whyStop(level)
  const { rule, cells } = describe(level, event)
  const grounds = groundsOf(level, step, event)
  return { rule, facts: grounds.facts, cells: [...new Set([...cells, ...grounds.cells])] }
}

function groundsOf(level: Level, step: StepView, event: TraceEvent): Grounds {
  const code = event.code as Exclude<EventCode, typeof events.STOPPED>
  const move = moveNow(level, step.after)
  switch (code) {
    case events.STARTED:
      return { facts: startedFacts(level, event), cells: [] }
    case events.BOG_HELD:
      return bogFacts(level, move)
    case events.BOG_REFUSED:
      return bogRefusedFacts(level, move)
    case events.BUMPED_WALL:
      return wallFacts(level, move)
    case events.BUMPED_BORDER:
      return borderFacts(level, move)
    case events.STEPPED:
      return steppedFacts(level, step, event)
    case events.FELL:
      return fellFacts(level, move, event)
    case events.DRAWN_ON:
      return drawnFacts(level, move, event)
    case events.WENT_DOWN:
    case events.WENT_UP:
      return calmFacts(level, move, event)
    case events.KEPT:
      return keptFacts(level, move, event)
    case events.CAME_FROM:
      return cameFacts(level, move, event)
    case events.SAID:
      return { facts: saidFacts(level, step, event), cells: [] }
    default:
      return unreachable(code)
  }
}

function startedFacts(level: Level, { a, b }: TraceEvent): string[] {
  const { row, col } = level.walks[a]!
  const facts = [`The line of walk ${a + 1} names row ${row} and column ${col}.`]
  if (kindOf(level.cells[b] ?? 0) === ISLAND) {
    facts.push(
      `${isWords(level, b)}, as the start of a walk should be; no letter is written for it.`,
    )
  } else {
    facts.push(
      `${isWords(level, b)}: the walk runs from there, and nothing happens at the start itself.`,
    )
  }
  return facts
}

function steppedFacts(level: Level, { after }: StepView, { b, c }: TraceEvent): Grounds {
  const move = moveNow(level, after)
  const facts = [
    `${at(level, c)} is not a wall but ${kindWords(level, c)}.`,
    `${moveWords(level, move)}.`,
    ...leftBogWords(level, move, b),
  ]
  if (move.isUnderWay) {
    const isCave = kindOf(level.cells[c] ?? 0) === CAVE
    facts.push(isCave ? 'What the cave does comes next.' : 'Whether the current acts comes next.')
  }
  return { facts, cells: [] }
}

/** Why no bog held the player. */
function leftBogWords(level: Level, { way }: MoveNow, from: number): string[] {
  const value = level.cells[from] ?? 0
  if (kindOf(value) !== BOG) return [`No bog holds the player at ${at(level, from)}.`]
  if (wayOf(value) !== way) return [`${isWords(level, from)} alone.`]
  return [
    `${isWords(level, from)}.`,
    'In this run that is the only side by which it is left; by the official rules the player would be held.',
  ]
}

function saidFacts(level: Level, { after }: StepView, { a, b, c }: TraceEvent): string[] {
  const move = moveNow(level, after)
  const end = move.move === 0 ? `Walk ${a + 1} starts` : `Move ${move.move} of walk ${a + 1} ends`
  const facts = [`${end} at ${at(level, b)}, ${kindWords(level, b)}.`]
  const letter = kindLetters[(c & 7) - 1] ?? ''
  const right = kindLetters[kindOf(level.cells[b] ?? 0)]!
  if (letter !== right)
    facts.push(
      `In this run ${letter === '' ? 'nothing' : letter} is written; by the official rules it would be ${right}.`,
    )
  else if (move.move === 0)
    facts.push('In this run the start is written as well; by the official rules it is not.')
  else if (((c >> 3) & 7) !== 0)
    facts.push(
      'In this run the river cell is written before the cell where the current ends; by the official rules only the latter is.',
    )
  else if ((c & 64) !== 0)
    facts.push('The player bumped, and the letter is that of the cell they stay in.')
  else if (c >> 7 === events.VIA_CURRENT)
    facts.push(
      'The current drew the player: only the cell where they end counts, not the river cell before.',
    )
  else if (c >> 7 === events.VIA_CAVE)
    facts.push('The player fell: the letter is that of the cave where they climbed out.')
  const word = writtenText(after).split(' ')[a] ?? ''
  facts.push(
    word === ''
      ? `The word of walk ${a + 1} is still empty.`
      : `The word of walk ${a + 1} is now ${wordEnd(word)}.`,
  )
  return facts
}

/** Long words are told by their end. */
function wordEnd(word: string): string {
  return word.length > 40 ? `…${word.slice(-40)}, ${word.length} letters long` : word
}
