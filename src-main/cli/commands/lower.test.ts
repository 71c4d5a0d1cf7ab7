import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE } from '../testing/level-folder'
import { schemas } from '../schemas'

let folder = ''
const groups = { large: { points: 60 }, small: { points: 40, bounds: { width: [3, 6] } } }
const filesIn = (group: string): string[] => readdirSync(join(folder, group)).toSorted()
const note = (content: object): void =>
  writeFileSync(join(folder, 'boardwright.json'), JSON.stringify({ version: 1, ...content }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-lower-'))
  for (const group of ['small', 'large']) {
    mkdirSync(join(folder, group))
    writeFileSync(join(folder, group, '01.in'), SAMPLE)
  }
  note({ groups })
})
afterEach(() => rmSync(folder, { recursive: true }))

async function scores(): Promise<readonly number[]> {
  const [line] = (await runCaptured(['coverage', folder, '--json'])).out.split('\n')
  const { readings } = (JSON.parse(line!) as { scores: { readings: { points: number }[] } }).scores
  return readings.map(({ points }) => points)
}

test('adds tests to the groups until no misreading scores more, with notes and within bounds', async () => {
  expect(Math.max(...(await scores()))).toBe(100)
  const args = ['lower', folder, '--to', '0', '--official']
  const dry = await runCaptured([...args, '--dry-run'])
  expect([filesIn('small'), dry.exitCode]).toEqual([['01.in'], 0])
  expect(dry.err).toContain('no misreading scores more than 0 % of the points\n')
  const json = await runCaptured([...args, '--dry-run', '--json', '--jobs', '2'])
  const report = schemas.lower.parse(JSON.parse(json.out)) as {
    found: { group: string; reading: string; after: number }[]
  }
  expect(dry.out.split('\n').slice(1, -1)).toEqual(
    report.found.map((one) => expect.stringContaining(`${one.group}  ${one.reading} `)),
  )
  const done = await runCaptured(args)
  expect([done.out, done.exitCode]).toEqual([dry.out, 0])
  expect(filesIn('small').length + filesIn('large').length).toBe(2 + report.found.length)
  expect(Math.max(...(await scores()))).toBe(0)
  const set = await runCaptured(['set', folder])
  expect(set.out).not.toContain('outside')
  const { tests } = JSON.parse(readFileSync(join(folder, 'boardwright.json'), 'utf8')) as {
    tests: Record<string, { note: string }>
  }
  const [first] = report.found
  expect(tests[`${first!.group}/${first!.reading}.in`]!.note).toMatch(
    new RegExp(`^Catches ${first!.reading}: .*$`),
  )
})

test('says which misreadings still score too much where no more tests may be added', async () => {
  const few = await runCaptured(['lower', folder, '--to', '0', '--tests', '1'])
  expect(few).toMatchObject({ exitCode: 1 })
  expect(few.err).toMatch(/still more than 0 % of the points: \S+ \(100\)/)
  expect(filesIn('large')).toHaveLength(2)
})

test('a set without points, without levels or of several games is refused', async () => {
  const asked = ['lower', folder, '--to', '40']
  writeFileSync(
    join(folder, 'small/02.in'),
    (await runCaptured(['generate', 'janken', '--seed', '2'])).out,
  )
  expect((await runCaptured(asked)).err).toContain('several games (rockets, janken)')
  for (const group of ['small', 'large']) {
    for (const file of filesIn(group)) writeFileSync(join(folder, group, file), '5')
  }
  expect((await runCaptured(asked)).err).toContain('has no test with an official answer')
  note({})
  const none = await runCaptured(asked)
  expect([none.exitCode, none.err]).toEqual([2, expect.stringContaining('no group of')])
})
