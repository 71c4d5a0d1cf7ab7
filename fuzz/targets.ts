import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@core/games/testing'
import { bytesTarget } from './bytes-target'
import { journalTarget } from './journal-target'
import { storesTarget } from './stores-target'
import { levelTarget, type GameTesting } from './level-target'
import type { FuzzTarget } from './target'

/** Everything that reads what others have written: bytes, the texts of each game, the app's own files. */
export async function allTargets(root: string): Promise<FuzzTarget[]> {
  const folder = join(root, GAMES)
  const testings = await Promise.all(games.map(({ id }) => testingOf(id, folder)))
  const samples = testings.flatMap((testing) => testing.samples.slice(0, 6))
  return [
    ...games.map((game, at) => levelTarget(game, testings[at]!)),
    bytesTarget(samples),
    storesTarget(),
    journalTarget(samples),
  ]
}

const GAMES = 'src-main/core/games'

async function testingOf(id: string, folder: string): Promise<GameTesting> {
  const { randomEdit } = (await import(`../src-main/core/games/${id}/testing.ts`)) as Pick<
    GameTesting,
    'randomEdit'
  >
  const samples = join(folder, id, 'samples')
  const texts = readdirSync(samples).map((name) =>
    readFileSync(join(samples, name, 'level.txt'), 'utf8'),
  )
  // The readable ones first: the first is what a document is opened with.
  const isRunnable = (name: string): boolean => existsSync(join(samples, name, 'answer.txt'))
  const names = readdirSync(samples)
  const order = texts
    .map((_, at) => at)
    .sort((a, b) => Number(isRunnable(names[b]!)) - Number(isRunnable(names[a]!)))
  return { randomEdit, samples: order.map((at) => texts[at]!) }
}
