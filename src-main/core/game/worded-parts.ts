import type { EventRows, EventTable } from './events'
import type { GameCatalogue } from './game-catalogue'
import type { Engine, Generator } from './module'
import { titledGenerator } from './recipes'
import { ruleTexts } from './rules-text'
import { wordedEngine } from './worded-engine'

/** The parts of a game that need nothing but its catalogue to be in a language; `events` is its table of events. */
export function wordedParts<
  Level,
  Rows extends EventRows,
  Recipe extends Readonly<Record<string, number>>,
>(
  words: Pick<
    GameCatalogue,
    'title' | 'subtitle' | 'rules' | 'contest' | 'phases' | 'misreadings'
  > & {
    readonly events: Readonly<Record<keyof Rows, string>>
    readonly recipe: Readonly<Record<keyof Recipe, string>>
  },
  engine: Engine<Level>,
  events: EventTable<Rows>,
  generator: Generator<Level, Recipe>,
) {
  return {
    title: words.title,
    subtitle: words.subtitle,
    contest: words.contest,
    rules: ruleTexts(words.rules),
    engine: wordedEngine(engine, events, { ...words, readings: words.misreadings }),
    generator: titledGenerator(generator, words.recipe),
  }
}
