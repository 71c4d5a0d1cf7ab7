import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { findGame, games } from '@core/games/testing'
import { judgePrograms } from '../../scripts/judge/programs'
import { makePart, parts, type Made, type PartId } from './parts'
import { differences, smaller, type Difference, type Twin } from './twin'

/** What is to be compared. */
export interface TwinOrder {
  readonly parts: readonly PartId[]
  /** Ids of games; all where there are none. */
  readonly games: readonly string[]
  /** Absent: what is usual for each part. */
  readonly count: number | undefined
  readonly seed: number
  /** The file testlib.h, which validators and interactors in C++ are compiled with; absent: they are skipped. */
  readonly testlib?: string | undefined
}

/** A case in a file. */
interface KeptCase {
  readonly part: PartId
  readonly game: string
  readonly one: unknown
}

type Say = (line: string) => void

/** Differences of a part and game that are shown and kept; the others are counted. */
const SHOWN = 5
/** Letters that are shown before and behind the first in which two answers differ. */
const BEFORE = 40
const BEHIND = 160
/** Width of a column of the table. */
const COLUMN = 12

function isWithTestlib(part: PartId): boolean {
  return part === 'testlib' || part === 'interactors'
}

/** The games that can be named. */
export const gameIds: readonly string[] = games.map(({ id }) => id)

/** Compares what is asked for, tells the differences and a table of counts; returns how many differences there are. */
export async function runTwins(
  order: TwinOrder,
  say: Say,
  programs = judgePrograms(),
): Promise<number> {
  const rows = [['part', 'game', 'cases', 'different', 'seed', 'seconds']]
  let different = 0
  for (const part of order.parts) {
    for (const game of games as readonly AnyGame[]) {
      if (order.games.length > 0 && !order.games.includes(game.id)) continue
      const began = Date.now()
      const counts = await inFolder(async (folder) => {
        const made = await makePart(part, game, programs, {
          testlib: order.testlib ?? null,
          folder,
        })
        return typeof made === 'string' ? made : compare(part, made, order, say)
      })
      if (typeof counts === 'string') say(`${part} of ${game.id}: skipped: ${counts}`)
      else {
        const seconds = ((Date.now() - began) / 1000).toFixed(1)
        different += counts.different
        const numbers = [counts.cases, counts.different, order.seed, seconds]
        rows.push([part, game.id, ...numbers.map(String)])
        say(`${part} of ${game.id}: ${counts.cases} cases, ${counts.different} different`)
      }
    }
  }
  say('')
  for (const row of rows)
    say(
      row
        .map((cell) => cell.padEnd(COLUMN))
        .join('')
        .trimEnd(),
    )
  return different
}

/** Runs a case that was kept again, one of a validator or an interactor in C++ with a testlib.h; returns 1 where it still differs. */
export async function runAgain(
  file: string,
  say: Say,
  programs = judgePrograms(),
  testlib: string | null = null,
): Promise<number> {
  const { part, game, one } = JSON.parse(readFileSync(file, 'utf8')) as KeptCase
  const found = findGame(game)
  if (!found) throw new Error(`no game ${game}`)
  return inFolder(async (folder) => {
    const made = await makePart(part, found, programs, { testlib, folder })
    if (typeof made === 'string') throw new Error(made)
    const [ours, theirs] = [made.twin.ours(one), made.twin.theirsNow(one)]
    say(`${part} of ${game}: ${ours === theirs ? 'the same' : 'different'}`)
    tell(made.twin, { one, ours, theirs }, say)
    return ours === theirs ? 0 : 1
  })
}

async function compare(
  part: PartId,
  { twin, times }: Made,
  { count = parts[part].usual, seed, testlib = '' }: TwinOrder,
  say: Say,
): Promise<{ cases: number; different: number }> {
  const { id } = twin.game
  const all = count * times
  let different = 0
  for (let from = 0; from < all; from += parts[part].batch) {
    const length = Math.min(parts[part].batch, all - from)
    const cases = Array.from({ length }, (_, at) => twin.caseAt(from + at, seed))
    const differing = await differences(twin, cases)
    // The shortest first: it shows a cause best.
    const lengthOf = (found: Difference<unknown>) => twin.told(found.one).length
    for (const found of differing.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
      if (different++ >= SHOWN) continue
      const name = `${part}-${id}-${seed}-${from + cases.indexOf(found.one)}`
      // One is enough to see a cause; the others need not be small.
      const small = different === 1 ? smaller(twin, found) : found
      say(`${part} of ${id}, seed ${seed}: different`)
      tell(twin, small, say)
      const kept: KeptCase = { part, game: id, one: small.one }
      const file = join(tmpdir(), `boardwright-twin-${name}.json`)
      writeFileSync(file, JSON.stringify(kept))
      say(`  npm run twin --${isWithTestlib(part) ? ` --testlib ${testlib}` : ''} --again ${file}`)
    }
  }
  return { cases: all, different }
}

/** The case, and of both answers the place where they differ. */
function tell(twin: Twin<unknown>, { one, ours, theirs }: Difference<unknown>, say: Say): void {
  let at = 0
  while (at < ours.length && ours[at] === theirs[at]) at++
  const shown = (text: string) => JSON.stringify(text.slice(Math.max(0, at - BEFORE), at + BEHIND))
  say(`  case      ${twin.told(one).slice(0, BEHIND)}`)
  say(`  engine    ${shown(ours)}`)
  say(`  the other ${shown(theirs)}`)
}

async function inFolder<Done>(work: (folder: string) => Promise<Done>): Promise<Done> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-twin-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
