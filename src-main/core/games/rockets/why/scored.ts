import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import type { EventFacts } from '../../../game/module'
import { countOf } from '../../../game/sentences'
import { events, type Happening } from '../play/events'
import { slotsOf } from '../play/layout'
import { cellAt, type Level } from '../model'
import {
  animalName,
  animalOf,
  animalsAt,
  cameFrom,
  doorOf,
  moveWords,
  nameOf,
  rulesOfStep,
  kindName,
  type WordsOf,
} from './words'

/** Who enters a rocket (T3, T4, R4), and what keeps a score from being negative (R3). */
export const scoreEvents: WordsOf<'mouse-scored' | 'cat-scored' | 'floored'> = {
  'mouse-scored': { sentence: scored, grounds: scoredGrounds },
  'cat-scored': { sentence: scored, grounds: scoredGrounds },
  floored: {
    sentence: (level, { player, before }) =>
      factsOf(
        `The score of player ${player + 1} would be ${before} and is brought up to 0`,
        ['R3', 'T4'],
        [rocketCell(level, player)],
      ),
    grounds: (level, step, event) => ({ facts: flooredFacts(level, step, event) }),
  },
}

type Scored = Happening<'mouse-scored' | 'cat-scored'>

function scored(
  level: Level,
  { name, birth, player, score, isFromDoor, isWithOthers }: Scored,
): EventFacts {
  const isCat = name === 'cat-scored'
  const who = `The ${kindName(isCat)} from door ${doorOf(level, birth)}`
  const text = `${who} enters the rocket of player ${player + 1}: ${scoreBefore(name, score)} to ${score}`
  const order = isWithOthers ? ['R4', 'R3'] : []
  const behindDoor = isFromDoor ? ['R7'] : []
  const rules = [isCat ? 'T4' : 'T3', ...order, ...behindDoor] as const
  return factsOf(text, rules, [rocketCell(level, player)], birth)
}

function scoreBefore(name: Scored['name'], score: number): number {
  return name === 'cat-scored' ? score + 10 : score - 1
}

function rocketCell(level: Level, player: number): number {
  const rocket = level.rockets[player]!
  return cellAt(level, rocket.x, rocket.y)
}

function scoredGrounds(
  level: Level,
  step: StepView,
  { name, birth, player, score }: Scored,
): Grounds {
  const isCat = name === 'cat-scored'
  const animal = animalOf(level, step.before, birth)
  const from = animal ? cameFrom(level, animal) : -1
  const facts = [
    animal
      ? `${moveWords(level, animal)}, where the rocket of player ${player + 1} stands.`
      : `${animalName(level, birth, isCat)} is on the rocket of player ${player + 1}.`,
  ]
  const was = scoreBefore(name, score)
  const goes = `player ${player + 1} goes from ${was} to ${score}`
  if (!isCat) facts.push(`A mouse brings 1 point: ${goes}.`)
  else if (score >= 0) facts.push(`A cat costs 10 points: ${goes}.`)
  else {
    const isKept = events.all(step.events, 'floored').some((other) => other.player === player)
    const then = isKept ? ', and the score is brought up to 0 after the cats of this turn (R3)' : ''
    facts.push(`A cat costs 10 points: ${was} less 10 is ${score}${then}.`)
  }
  if (Math.trunc(birth / Math.max(1, level.doors.length)) === step.turn)
    facts.push(
      'It came out of its door in this turn: a rocket behind a door is like any other (R7).',
    )
  // Those that score later have found the others gone.
  const other =
    animal && animalsAt(level, step.before, animal.cell).find((held) => held.isCat !== isCat)
  if (other) {
    const order = rulesOfStep(step).areCatsFirst
      ? 'cats score before mice in this run, by the official rules after them'
      : 'mice score before cats'
    facts.push(
      `${nameOf(level, other)} came onto the rocket as well: ${order}, and no mouse is eaten there (R4).`,
    )
  }
  return { facts, cells: from < 0 ? [] : [from] }
}

function flooredFacts(
  level: Level,
  step: StepView,
  { player, before }: Happening<'floored'>,
): string[] {
  const cats = events.all(step.events, 'cat-scored').filter((other) => other.player === player)
  const was = step.before[slotsOf(level).scores + player]!
  const who = `Player ${player + 1} had ${was}`
  const cost = `${countOf(cats.length, 'cat')} on the rocket of player ${player + 1} in this turn cost ${cats.length * 10}`
  return [
    cats.length === 0 ? `${who} at the end.` : `${who}, and ${cost}: that would be ${before}.`,
    rulesOfStep(step).floor === 'each-turn'
      ? 'No score stays below 0: it is brought up to 0 after all cats of the turn have cost their points.'
      : 'In this run only the final score is brought up to 0; by the official rules every turn does it.',
  ]
}
