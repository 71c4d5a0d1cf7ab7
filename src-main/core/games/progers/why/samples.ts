import type { StepView } from '../../../game/debugging'
import { listIn } from '../../../words'
import { BONUS, BONUS_GIVEN, events, type Happening } from '../play/events'
import { groundOf } from '../play/ground'
import { cargoTypes, slots } from '../play/layout'
import { bases, SAMPLE_TYPES, spotName, type Level } from '../model'
import { CAPACITY, LETTERS, MOVE } from '../official'
import {
  cellsOf,
  eventsBefore,
  factsAt,
  rulesOfStep,
  typesOf,
  type Said,
  type WordsOf,
} from './words'

const capacity = CAPACITY

/** Samples that are taken (T6, P4), stay for lack of room (T6, P6) or are unloaded (T7, P3). */
export function sampleEventsIn(words: Said): WordsOf<'took' | 'left-lying' | 'unloaded'> {
  return { ...visitEventsIn(words), ...unloadEventsIn(words) }
}

function visitEventsIn(words: Said): WordsOf<'took' | 'left-lying'> {
  const { sentences, why } = words.progers
  return {
    took: {
      sentence(level, { player, sample, aboard, isUnloaded }) {
        const { spot, type } = level.samples[sample]!
        const text = sentences.took({ player, type, spot: spotName(spot), aboard })
        return factsAt(text, isUnloaded ? ['T6', 'P4'] : 'T6', player, spot)
      },
      grounds(level, step, event) {
        const before = event.aboard - 1
        const held = typesOf(words, aboardBefore(level, step, event))
        const facts = [
          visitWords(words, level, step, event),
          event.aboard > CAPACITY
            ? why.tooMany({ aboard: before, capacity })
            : why.hadRoom({ ...held, aboard: before, capacity }),
        ]
        if (event.isUnloaded) facts.push(why.atBase)
        return { facts }
      },
    },
    'left-lying': {
      sentence(level, { player, sample, letter }) {
        const { spot, type } = level.samples[sample]!
        const text = sentences.left({ player, capacity, type, spot: spotName(spot) })
        return factsAt(text, letter === MOVE ? ['P6', 'T6'] : 'T6', player, spot)
      },
      grounds: (level, step, event) => ({
        facts: [
          visitWords(words, level, step, event),
          why.isFull({ ...typesOf(words, aboardBefore(level, step, event)), capacity }),
          fullWords(words, step, event.letter),
        ],
      }),
    },
  }
}

function unloadEventsIn(words: Said): WordsOf<'unloaded'> {
  const { sentences } = words.progers
  return {
    unloaded: {
      sentence(level, { player, base, sample, bonus, score }) {
        const spot = bases[base]!
        const given = { player, type: typeOf(level, sample), spot: spotName(spot), score }
        if (bonus === BONUS) return factsAt(sentences.unloadedBonus(given), 'T7', player, spot)
        return bonus === BONUS_GIVEN
          ? factsAt(sentences.unloadedGiven(given), ['P3', 'T7'], player, spot)
          : factsAt(sentences.unloaded(given), 'T7', player, spot)
      },
      grounds(level, step, event) {
        const holders = holdersBefore(step, typeOf(level, event.sample))
        const facts = unloadedFacts(words, level, step, event, holders)
        return { facts, cells: cellsOf(...holders) }
      },
    },
  }
}

function typeOf(level: Level, sample: number): number {
  return level.samples[sample]!.type
}

/** Where a robot visits a sample; if the run takes row 0 for the north row, that is not where the text puts it. */
function visitWords(
  { progers: { why } }: Said,
  level: Level,
  step: StepView,
  { name, player, sample }: Happening<'took' | 'left-lying'>,
): string {
  const { spot, type } = level.samples[sample]!
  const seen = groundOf(level, rulesOfStep(step)).sampleAt.indexOf(sample)
  const given = { player, spot: spotName(seen), isTaken: name === 'took', type }
  return seen === spot ? why.visits(given) : why.visitsInRun({ ...given, official: spotName(spot) })
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

function fullWords({ progers: { why } }: Said, step: StepView, letter: number): string {
  if (letter !== MOVE) return why.fullNoMatter({ letter: LETTERS[letter]! })
  return rulesOfStep(step).moveStops === 'at-samples' ? why.moveEndsFull : why.moveGoesOnFull
}

/** Bases that had a type before a step. */
function holdersBefore({ before }: StepView, type: number): number[] {
  return bases.filter((_, at) => before[slots.bases + at * SAMPLE_TYPES + type - 1]! > 0)
}

/** The points for an unloaded sample. */
function unloadedFacts(
  words: Said,
  level: Level,
  step: StepView,
  { player, base, sample, bonus, score }: Happening<'unloaded'>,
  holders: readonly number[],
): string[] {
  const { why } = words.progers
  const type = typeOf(level, sample)
  const load = events.all(step.events, 'unloaded').map((other) => other.sample)
  const isFirst = load.find((other) => typeOf(level, other) === type) === sample
  const isRight = holders.length === 0 && isFirst
  const isAsRight = isRight === (bonus === BONUS)
  const held = {
    type,
    bases: listIn(
      words,
      holders.map((spot) => why.base({ spot: spotName(spot) })),
    ),
  }
  const brought =
    holders.length > 0
      ? (isAsRight ? why.held : why.heldInRun)(held)
      : isFirst
        ? (isAsRight ? why.fresh : why.freshInRun)({ type })
        : (isAsRight ? why.later : why.laterInRun)({ type })
  return [
    why.unloads({
      player,
      spot: spotName(bases[base]!),
      aboard: Math.max(step.before[slots.cargo + player]!, load.length),
      ...typesOf(
        words,
        load.map((other) => typeOf(level, other)),
      ),
    }),
    brought,
    why.score({ player, score }),
  ]
}
