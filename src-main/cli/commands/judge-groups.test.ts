import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needing } from '../../../scripts/unit/needs'
import { judge as judgeLine } from '../judge-schema'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE } from '../testing/level-folder'

let own = ''
beforeAll(() => {
  own = mkdtempSync(join(tmpdir(), 'boardwright-judge-'))
  mkdirSync(join(own, 'large'))
  writeFileSync(join(own, '1.in'), SAMPLE)
  writeFileSync(join(own, 'large/2.in'), '5 5\n1\n1\n0\n1 1\n3 N\n')
  writeFileSync(join(own, 'eights.sh'), 'cat >/dev/null; printf "8\\n8\\n"')
})
afterAll(() => rmSync(own, { recursive: true }))

const keep = (programs: unknown): void =>
  writeFileSync(join(own, 'boardwright.json'), JSON.stringify({ version: 1, programs }))

needing('unix')
test('what is expected in a group is judged by its tests alone, and a group without tests is told with its place', async () => {
  const about = { name: 'eights', command: 'sh eights.sh', expect: ['WA'] }
  keep([{ ...about, groups: { large: ['WA'] } }])
  const met = await runCaptured(['judge', own, '--trust'])
  expect(met).toMatchObject({ exitCode: 0, err: '' })
  keep([{ ...about, groups: { large: ['OK'], gone: ['OK'] } }])
  const missed = await runCaptured(['judge', own, '--trust'])
  expect(missed.exitCode).toBe(1)
  expect(missed.out).toContain(
    '\n  in large: fails on 1 of 1 test, first on large/2.in with wrong answer (line 1, column 1); expected it to be accepted.\n  in gone: there are no tests',
  )
  expect(missed.err).toMatch(
    /boardwright\.json:1:\d+: error: eights is expected to get verdicts in the group gone, which has no tests/,
  )
  const told = await runCaptured(['judge', own, '--trust', '--json'])
  const lines = told.out
    .trimEnd()
    .split('\n')
    .map((line) => judgeLine.parse(JSON.parse(line)))
  expect(lines.find((line) => 'groups' in line)).toMatchObject({
    isAsExpected: false,
    groups: [
      { group: 'large', expected: ['OK'], tests: 1, isAsExpected: false },
      { group: 'gone', tests: 0, isAsExpected: false },
    ],
  })
  const plain = (text: string): string => text.replace(/ +\d+ ms( \d+ MB)?/g, '')
  const part = async (shard: string): Promise<string> =>
    (await runCaptured(['judge', own, '--trust', '--shard', shard])).out
  const both = (await part('1/2')) + (await part('2/2'))
  const merged = await runCaptured(['merge', '-'], { stdin: both })
  expect([merged.exitCode, plain(merged.out)]).toEqual([1, plain(missed.out)])
  expect((await runCaptured(['set', own])).err).toContain('in the group gone, which has no tests')
  keep([{ ...about, expect: ['OK'], groups: { large: ['WA'] } }])
  expect((await runCaptured(['set', own])).err).toMatch(
    /boardwright\.json:1:\d+: error: eights: what is expected in large contradicts what is expected over all tests; no run can meet both\.\n/,
  )
})
