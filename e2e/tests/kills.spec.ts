import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { killAgainAndAgain, summary } from '../kills/harness'

// `npm run kills` runs only this test, with many more kills.
const kills = Number(process.env.BOARDWRIGHT_KILLS ?? 3)
const seed = Number(process.env.BOARDWRIGHT_KILLS_SEED ?? 1)

test(`killed ${kills} times, no edit older than a second is lost and no file torn (seed ${seed})`, async ({
  launch,
  relaunch,
  folder,
}) => {
  const isLoud = process.env.BOARDWRIGHT_KILLS !== undefined
  const say = (line: string): void => void (isLoud && process.stdout.write(`${line}\n`))
  const data = join(folder, 'data-0')
  const tally = await killAgainAndAgain({ kills, seed, folder, data, launch, relaunch, say })
  say(summary(tally, seed))
  expect(tally.faults).toEqual([])
  expect(tally.edits).toBeGreaterThan(kills)
})
