import { visible } from '../kernel/text-reader'
import type { Games } from '../games/registry'
import { quantityTitle } from '../game/names'
import { listIn, type Words } from '../words'
import type { Certificate } from './certificate'
import type { ShownBy } from './coverage'
import { isWrongAnswer } from './expected'

/** The readable content of a certificate, for all of its forms. */
export interface Paper {
  readonly title: string
  readonly figures: readonly (readonly [name: string, value: string])[]
  readonly tables: readonly PaperTable[]
}

/** A part of it. */
export interface PaperTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Columns of hashes. */
  readonly hashes: readonly number[]
}

/** Tests of a misreading that are named. */
const MOST_NAMED = 3

/** The paper of a certificate. `fingerprint` is the hash of its JSON, which tells it from all others. */
export function paperOf(
  { findGame, words }: Games,
  certificate: Certificate,
  fingerprint: string,
): Paper {
  const { paper: said } = words.suite
  const namesOf = (names: readonly string[]): string => shortNames(words, names)
  const { boardwright, game: id, compare, tests, coverage } = certificate
  const game = findGame(id)
  const { readings, rules, events, limits, smallest } = coverage
  const caught = readings.filter(({ by }) => by.length > 0)
  const bounds = limits.flatMap(({ official }) => [...new Set(official)])
  const untouched = limits.flatMap((limit) => limit.untouched)
  const rule = compare ?? 'exact'
  const equal = tests.filter(
    ({ expected }) => expected !== 'none' && !isWrongAnswer(expected, rule),
  ).length
  const shown = (list: readonly ShownBy[]): string =>
    said.of({ count: list.filter(({ count }) => count > 0).length, all: list.length })
  return {
    title: said.title({ count: tests.length, game: game?.title ?? id }),
    figures: [
      [said.tests, String(tests.length)],
      ...(compare ? [[said.compared, said.rules[compare]] as const] : []),
      [said.equal, said.of({ count: equal, all: tests.length })],
      [said.caught, said.of({ count: caught.length, all: readings.length })],
      [said.rulesShown, shown(rules)],
      [said.eventsShown, shown(events)],
      [said.bounds, said.of({ count: bounds.length - untouched.length, all: bounds.length })],
      [
        smallest.isExact ? said.smallest : said.small,
        said.testCount({ count: smallest.tests.length }),
      ],
      ['Boardwright', boardwright],
      [said.fingerprint, fingerprint],
    ],
    tables: [
      {
        title: said.misreadings,
        head: [said.misreading, said.believes, said.caughtBy],
        rows: readings.map(({ id: reading, by }) => [
          reading,
          game?.engine.readings.find((one) => one.id === reading)?.belief ?? '',
          by.length === 0 ? said.notCaught : namesOf(by),
        ]),
        hashes: [],
      },
      {
        title: said.never,
        head: [said.what, said.name, said.titleHead],
        rows: [
          ...never(rules).map((rule) => [
            said.rule,
            rule,
            game?.rules.find((one) => one.id === rule)?.title ?? '',
          ]),
          ...never(events).map((event) => [
            said.event,
            event,
            game?.engine.eventKinds.find(({ name }) => name === event)?.title ?? '',
          ]),
        ],
        hashes: [],
      },
      {
        title: said.limits,
        head: [said.limit, said.here, said.official, said.untouched],
        rows: limits.map(({ name, smallest: least, largest, official, untouched: left }) => [
          game ? quantityTitle(game, name) : name,
          said.range({ least, most: largest }),
          said.range({ least: official[0], most: official[1] }),
          left.join(', ') || '-',
        ]),
        hashes: [],
      },
      {
        title: said.tests,
        head: [said.test, said.catches, said.expected, said.note, said.fileHash, said.answerHash],
        rows: tests.map(({ name, note, text, answer, expected, caught: own }) => [
          visible(name),
          String(own.length),
          said.states[expected === 'blanks' && rule === 'exact' ? 'otherBlanks' : expected],
          visible(note.replaceAll('\n', ' ')),
          text,
          answer,
        ]),
        hashes: [4, 5],
      },
    ],
  }
}

function never(list: readonly ShownBy[]): string[] {
  return list.filter(({ count }) => count === 0).map(({ id }) => id)
}

function shortNames(words: Words, names: readonly string[]): string {
  return names.length > MOST_NAMED
    ? listIn(words, names.map(visible), MOST_NAMED)
    : names.map(visible).join(', ')
}
