import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { killAgainAndAgain, summary } from '../kills/harness'
import { killSetsAtWork, setSummary } from '../kills/set-harness'

// `npm run kills` runs only these tests, with many more kills: half of them while levels are edited, half while sets are worked on.
const isLoud = process.env.BOARDWRIGHT_KILLS !== undefined
const all = Number(process.env.BOARDWRIGHT_KILLS ?? 5)
const kills = Math.ceil(all / 2)
const setKills = all - kills
const seed = Number(process.env.BOARDWRIGHT_KILLS_SEED ?? 1)

function say(line: string): void {
  if (isLoud) process.stdout.write(`${line}\n`)
}

test(`killed ${kills} times, no edit that was kept is lost and no file torn (seed ${seed})`, async ({
  launch,
  relaunch,
  folder,
}) => {
  const data = join(folder, 'data-0')
  // The long run is for a quiet machine: there all that is older than a second has to be kept.
  const within = isLoud ? 1000 : Infinity
  const tally = await killAgainAndAgain({
    ...{ kills, seed, within, folder, data, launch, relaunch, say },
  })
  say(summary(tally, seed))
  expect(tally.faults).toEqual([])
  expect(tally.edits).toBeGreaterThan(kills)
})

const usual = process.env['TMPDIR']
test.afterEach(() => {
  if (usual === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = usual
})

test(`killed ${setKills} times with a set, packages and programs at work, every file is old or new and nothing stays (seed ${seed})`, async ({
  launch,
  relaunch,
  folder,
}) => {
  test.skip(
    process.platform !== 'linux',
    'It looks at processes as Linux tells of them: run it on Linux.',
  )
  process.env['TMPDIR'] = join(folder, 'temporary')
  const tally = await killSetsAtWork({ kills: setKills, seed, folder, launch, relaunch, say })
  say(setSummary(tally, seed))
  expect(tally.faults).toEqual([])
  expect(tally.verdicts).toBeGreaterThan(setKills)
})
