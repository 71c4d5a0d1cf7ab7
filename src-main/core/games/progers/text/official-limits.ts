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

/** What lies outside the official limits (T11): it runs, with a warning. */
export function officialDiagnostics(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  const [fewestHills, mostHills] = official.hills
  const [fewestWalls, mostWalls] = official.walls
  count(level, found, 1, ['hills', level.hills.length, fewestHills, mostHills])
  level.hills.forEach((hill, index) => judgeHill(level, hill, index, found))
  count(level, found, 2, ['walls', level.walls.length, fewestWalls, mostWalls])
  count(level, found, 3, ['samples', level.samples.length, official.samples, official.samples])
  if (level.samples.length === official.samples) countTypes(level, found)
  count(level, found, 4, ['letters in the bank', level.bank.length, OFFICIAL_BANK, OFFICIAL_BANK])
  if (level.bank.length === OFFICIAL_BANK) countLetters(level, found)
  found.push(...closedCells(level))
  return found
}

type CountArgs = readonly [what: string, found: number, lowest: number, highest: number]

function count(level: Level, found: Diagnostic[], line: number, args: CountArgs): void {
  const [, number, lowest, highest] = args
  if (number >= lowest && number <= highest) return
  found.push(diagnostic('outside-official', configPlace(level, line, 0), [], args))
}

function judgeHill(level: Level, hill: Hill, index: number, found: Diagnostic[]): void {
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

function countTypes(level: Level, found: Diagnostic[]): void {
  const most = official.samplesOfType
  for (let type = 1; type <= SAMPLE_TYPES; type++) {
    const number = level.samples.filter((sample) => sample.type === type).length
    count(level, found, 3, [`samples of type ${type}`, number, most, most])
  }
}

function countLetters(level: Level, found: Diagnostic[]): void {
  letterCounts(level.bank).forEach((number, index) => {
    const letter = LETTERS[index]!
    const due = officialCounts[letter]!
    count(level, found, 4, [`letters ${letter} in the bank`, number, due, due])
  })
}

/** Cells that a plain step can leave on fewer than two sides, each told at a wall or a hill that closes it. */
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
