import { limit, limitDiagnostics, type Quantity } from '../../../game/limits'
import { nounOf } from '../../../game/nouns'
import type { Diagnostic } from '../../../kernel/diagnostics'
import { diagnostic } from './diagnostics'
import { configPlace } from './format'
import { freeSides, groundOf } from '../play/ground'
import {
  behindWall,
  cellOfSpot,
  colOf,
  hillHas,
  hillSpots,
  rowOf,
  SAMPLE_TYPES,
  SIDE,
  SPOTS,
  spotName,
  type Hill,
  type Level,
} from '../model'
import { letterCounts, LETTERS, official, OFFICIAL_BANK, officialCounts } from '../official'
import { rulesOf } from '../play/readings'

/** Warnings about numbers outside the official limits (T11). */
export function officialDiagnostics(level: Level): Diagnostic[] {
  const counts = limitDiagnostics(quantitiesOf(level), (_, ...rest) =>
    diagnostic('outside-official', ...rest),
  )
  return [
    ...counts,
    ...level.hills.flatMap((_, index) => judgeHill(level, index)),
    ...closedCells(level),
  ]
}

/** The ids in files of those numbers whose ids are not their nouns, by noun. */
const ids = new Map([
  ['letters', 'letters in the bank'],
  ...Array.from({ length: SAMPLE_TYPES }, (_, index): [string, string] => {
    const type = index + 1
    return [nounOf('samples-of-type', { type }), `samples of type ${type}`]
  }),
  ...Array.from(LETTERS, (letter): [string, string] => [
    nounOf('letters-of-kind', { letter }),
    `letters ${letter} in the bank`,
  ]),
])

/** The nouns of those numbers, by their ids in files. */
export const nounsById = new Map(Array.from(ids, ([noun, id]) => [id, noun]))

/** The numbers with official limits; types and letters are only counted if their sum is right. */
export function quantitiesOf(level: Level): Quantity[] {
  const { hills, walls, samples, bank } = level
  const at = (
    line: number,
    name: string,
    value: number,
    due: readonly [number, number],
  ): Quantity => ({
    limit: limit(name, [0, Infinity], due, undefined, ids.get(name)),
    value,
    place: configPlace(level, line, 0),
  })
  const exactly = (line: number, name: string, value: number, due: number) =>
    at(line, name, value, [due, due])
  const { samplesOfType } = official
  const types =
    samples.length === official.samples
      ? Array.from({ length: SAMPLE_TYPES }, (_, index) => {
          const count = samples.filter(({ type }) => type === index + 1).length
          return exactly(3, nounOf('samples-of-type', { type: index + 1 }), count, samplesOfType)
        })
      : []
  const letters =
    bank.length === OFFICIAL_BANK
      ? letterCounts(bank).map((count, index) => {
          const letter = LETTERS[index]!
          return exactly(4, nounOf('letters-of-kind', { letter }), count, officialCounts[letter]!)
        })
      : []
  return [
    at(1, 'hills', hills.length, official.hills),
    at(2, 'walls', walls.length, official.walls),
    exactly(3, 'samples', samples.length, official.samples),
    ...types,
    exactly(4, 'letters', bank.length, OFFICIAL_BANK),
    ...letters,
  ]
}

function judgeHill(level: Level, index: number): Diagnostic[] {
  const found: Diagnostic[] = []
  const hill = level.hills[index]!
  const rows = rowOf(hill.to) - rowOf(hill.from) + 1
  const cols = colOf(hill.to) - colOf(hill.from) + 1
  const place = configPlace(level, 1, index)
  const cells = hillSpots(hill).map(cellOfSpot)
  if (!isOfficialSize(rows, cols)) {
    found.push(diagnostic('hill-size', place, cells, [index + 1, rows, cols]))
  }
  const borders = bordersOf(hill)
  if (borders > official.hillBorders) {
    found.push(diagnostic('hill-borders', place, cells, [index + 1, borders]))
  }
  return found
}

export function isOfficialSize(rows: number, cols: number): boolean {
  const [short, long] = [Math.min(rows, cols), Math.max(rows, cols)]
  const [shortLeast, shortMost] = official.hillShortSide
  const [longLeast, longMost] = official.hillLongSide
  return short >= shortLeast && short <= shortMost && long >= longLeast && long <= longMost
}

function bordersOf(hill: Hill): number {
  const touched = [
    rowOf(hill.from) === 0,
    colOf(hill.from) === 0,
    rowOf(hill.to) === SIDE - 1,
    colOf(hill.to) === SIDE - 1,
  ]
  return touched.filter(Boolean).length
}

/** Cells that a plain step can leave on fewer than two sides, each reported at a wall or a hill that closes it. */
function closedCells(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  const ground = groundOf(level, rulesOf())
  for (let spot = 0; spot < SPOTS; spot++) {
    const free = freeSides(ground, spot)
    if (free >= official.freeSides) continue
    const wall = level.walls.findIndex((w) => w.spot === spot || behindWall(w) === spot)
    const hill = level.hills.findIndex((h) => hillHas(h, spot))
    const place =
      wall < 0 && hill >= 0 ? configPlace(level, 1, hill) : configPlace(level, 2, Math.max(0, wall))
    found.push(diagnostic('closed-cell', place, [cellOfSpot(spot)], [spotName(spot), free]))
  }
  return found
}
