import type { StepView } from '../../../game/debugging'
import { countOf, listOf } from '../../../game/sentences'
import { BONUS, BONUS_GIVEN, events, type Happening } from '../play/events'
import { groundOf } from '../play/ground'
import { cargoTypes, slots } from '../play/layout'
import { bases, SAMPLE_TYPES, spotName, type Level } from '../model'
import { CAPACITY, LETTERS, MOVE } from '../official'
import {
  cellsOf,
  eventsBefore,
  factsAt,
  playerName,
  rulesOfStep,
  typesWords,
  type WordsOf,
} from './words'

/** Samples that are taken (T6, P4), stay for want of room (T6, P6) or are unloaded (T7, P3). */
export const sampleEvents: WordsOf<'took' | 'left-lying' | 'unloaded'> = {
  took: {
    sentence(level, { player, sample, aboard, isUnloaded }) {
      const { spot } = level.samples[sample]!
      const text = `${playerName(player)} takes the sample of type ${typeOf(level, sample)} at ${spotName(spot)}, ${aboard} aboard`
      return factsAt(text, isUnloaded ? ['T6', 'P4'] : 'T6', player, spot)
    },
    grounds(level, step, event) {
      const { sample, aboard } = event
      const facts = [
        ...visitWords(level, step, event, `the sample of type ${typeOf(level, sample)}`),
        aboard > CAPACITY
          ? `It had ${aboard - 1} aboard; by the official rules ${CAPACITY} are the most, and the sample would stay.`
          : `It had ${typesWords(aboardBefore(level, step, event))} aboard, ${aboard - 1} of ${CAPACITY}, so there was room.`,
      ]
      if (event.isUnloaded)
        facts.push('The cell is a base: what is taken there is unloaded in the same visit (P4).')
      return { facts }
    },
  },
  'left-lying': {
    sentence(level, { player, sample, letter }) {
      const { spot } = level.samples[sample]!
      const text = `${playerName(player)} has ${CAPACITY} aboard and leaves the sample of type ${typeOf(level, sample)} at ${spotName(spot)}`
      return factsAt(text, letter === MOVE ? ['P6', 'T6'] : 'T6', player, spot)
    },
    grounds: (level, step, event) => ({
      facts: [
        ...visitWords(level, step, event, `a sample of type ${typeOf(level, event.sample)}`),
        `It has ${typesWords(aboardBefore(level, step, event))} aboard, and ${CAPACITY} are the most, so the sample stays.`,
        fullWords(step, event.letter),
      ],
    }),
  },
  unloaded: {
    sentence(level, { player, base, sample, bonus, score }) {
      const spot = bases[base]!
      const text = `${playerName(player)} unloads the sample of type ${typeOf(level, sample)} at base ${spotName(spot)}: 1 point`
      if (bonus === BONUS) {
        return factsAt(`${text} and 1 for the new type, ${score} in all`, 'T7', player, spot)
      }
      if (bonus === BONUS_GIVEN) {
        const words = `${text}, the new type has had its bonus, ${score} in all`
        return factsAt(words, ['P3', 'T7'], player, spot)
      }
      return factsAt(`${text}, ${score} in all`, 'T7', player, spot)
    },
    grounds(level, step, event) {
      const holders = holdersBefore(step, typeOf(level, event.sample))
      return { facts: unloadedFacts(level, step, event, holders), cells: cellsOf(...holders) }
    },
  },
}

function typeOf(level: Level, sample: number): number {
  return level.samples[sample]!.type
}

/** Where a robot visits a sample: not where the text puts it, when the run takes row 0 for the north row. */
function visitWords(
  level: Level,
  step: StepView,
  { player, sample }: Happening<'took' | 'left-lying'>,
  what: string,
): string[] {
  const { spot } = level.samples[sample]!
  const seen = groundOf(level, rulesOfStep(step)).sampleAt.indexOf(sample)
  const visit = `The robot of player ${player} visits ${spotName(seen)}, where ${what} lies`
  return seen === spot
    ? [`${visit}.`]
    : [`${visit} in this run; by the official rules it lies on ${spotName(spot)}.`]
}

/** Types aboard just before an event of a step. */
function aboardBefore(
  level: Level,
  step: StepView,
  event: Happening<'took' | 'left-lying'>,
): number[] {
  const types = cargoTypes(level, step.before, event.player)
  for (const other of eventsBefore(step, event)) {
    if (other.name === 'took' && other.player === event.player) {
      types.push(typeOf(level, other.sample))
    }
  }
  return types
}

function fullWords(step: StepView, letter: number): string {
  if (letter !== MOVE)
    return `${LETTERS[letter]!} led onto the cell; being full does not stop a robot.`
  return rulesOfStep(step).moveStops === 'at-samples'
    ? 'M ends at a cell with a sample even when it cannot be taken (P6).'
    : 'This run lets M go on from there; by the official rules it ends even at a sample that cannot be taken (P6).'
}

/** Bases that had a type before a step. */
function holdersBefore({ before }: StepView, type: number): number[] {
  return bases.filter((_, at) => before[slots.bases + at * SAMPLE_TYPES + type - 1]! > 0)
}

/** What an unloaded sample brought. */
function unloadedFacts(
  level: Level,
  step: StepView,
  { player, base, sample, bonus, score }: Happening<'unloaded'>,
  holders: readonly number[],
): string[] {
  const type = typeOf(level, sample)
  const load = events.all(step.events, 'unloaded').map((other) => other.sample)
  const isFirst = load.find((other) => typeOf(level, other) === type) === sample
  const facts = [
    `The robot of player ${player} visits the base ${spotName(bases[base]!)} with ${Math.max(step.before[slots.cargo + player]!, load.length)} aboard and unloads everything, ${typesWords(load.map((other) => typeOf(level, other)))}.`,
  ]
  const isRight = holders.length === 0 && isFirst
  const why =
    holders.length > 0
      ? `Type ${type} was on ${listOf(holders.map((spot) => `base ${spotName(spot)}`))} before`
      : isFirst
        ? `No base had type ${type} before`
        : `No base had type ${type} before this load, but another of the load comes first`
  const brings = (hasBonus: boolean) => (hasBonus ? '1 point and 1 more' : '1 point and no bonus')
  if (isRight !== (bonus === BONUS)) {
    facts.push(
      `${why}; by the official rules it brings ${brings(isRight)}, and in this run ${brings(!isRight)}.`,
    )
  } else if (holders.length === 0 && !isFirst) {
    facts.push(
      `No base had type ${type} before this load, but another of the load has brought the bonus (P3).`,
    )
  } else facts.push(`${why}, so it brings ${brings(isRight)}.`)
  facts.push(`Player ${player} has ${countOf(score, 'point')} now.`)
  return facts
}
