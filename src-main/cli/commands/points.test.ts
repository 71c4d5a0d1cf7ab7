import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needing } from '../../../scripts/unit/needs'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE } from '../testing/level-folder'

const WITHOUT_ARROWS = '5 5\n1\n1\n0\n1 1\n3 N\n'
let folder = ''

function note(groups: object): void {
  writeFileSync(join(folder, 'boardwright.json'), JSON.stringify({ version: 1, groups }))
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-points-'))
  for (const group of ['small', 'large']) mkdirSync(join(folder, group))
  writeFileSync(join(folder, 'small/1.in'), WITHOUT_ARROWS)
  writeFileSync(join(folder, 'large/2.in'), SAMPLE)
  writeFileSync(join(folder, 'large/3.in'), WITHOUT_ARROWS.replace('5 5', '6 5'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The same in two parts that are merged, which has to come to the same. */
async function merged(args: readonly string[]): Promise<string> {
  let parts = ''
  for (const part of ['1/2', '2/2']) parts += (await runCaptured([...args, '--shard', part])).out
  return (await runCaptured(['merge', '-'], { stdin: parts })).out
}

describe('points', () => {
  const points = { small: { points: 40 }, large: { points: 60, count: 'sum' } }

  test('coverage says what each misreading still scores, those that score most first', async () => {
    note(points)
    const { out, err, exitCode } = await runCaptured(['coverage', folder])
    expect([err, exitCode]).toEqual(['', 0])
    const table = out
      .split('Points that each misreading still scores\n')[1]!
      .split('\n\n')[0]!
      .split('\n')
    const rows = table.map((line) => line.trim().split(/ {2,}/))
    expect(rows.slice(0, 2)).toEqual([
      ['misreading', 'points', 'large', 'small'],
      ['(all tests right)', '100', '60', '40'],
    ])
    const totals = rows.slice(1).map(([, all]) => Number(all))
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    expect(totals.at(-1)).toBeLessThan(100)
    const [json] = (await runCaptured(['coverage', folder, '--json'])).out.split('\n')
    const { scores, readings } = JSON.parse(json!) as {
      scores: { of: number; readings: { id: string; points: number; groups: object[] }[] }
      readings: { id: string; by: string[] }[]
    }
    expect(scores.of).toBe(100)
    for (const { id, by } of readings) {
      const inLarge = by.filter((path) => path.startsWith('large/')).length
      const expected = (by.includes('small/1.in') ? 0 : 40) + (60 * (2 - inLarge)) / 2
      expect([id, scores.readings.find((one) => one.id === id)!.points]).toEqual([id, expected])
    }
    expect(await merged(['coverage', folder])).toBe(out)
  })

  test('coverage fails where nobody can get them, and says where the sum is unusual', async () => {
    note({ small: { points: 40, requires: ['large'] }, large: { points: 50, requires: ['small'] } })
    const { err, exitCode } = await runCaptured(['coverage', folder])
    expect(exitCode).toBe(1)
    expect(err.split('\n')).toEqual([
      'small requires itself through the groups that it requires: nobody can get its points.',
      'large requires itself through the groups that it requires: nobody can get its points.',
      'The points add up to 90, not to 100.',
      '',
    ])
    note({ small: { points: 40 }, large: { points: 50 } })
    expect((await runCaptured(['coverage', folder])).exitCode).toBe(0)
  })

  test('a level outside of the bounds of its group is a problem of the set', async () => {
    note({ large: { bounds: { width: [1, 5] } } })
    const { out, exitCode } = await runCaptured(['set', folder])
    expect(exitCode).toBe(1)
    expect(out).toMatch(/^large\/3\.in .*; Group large allows width from 1 to 5, not 6$/m)
    const lines = (await runCaptured(['set', folder, '--json'])).out.split('\n')
    expect(lines.map((line) => line.includes('"outOfBounds":["Group large'))).toEqual([
      ...[false, true, false, false],
    ])
    expect(await merged(['set', folder])).toBe(out)
    note({ large: { bounds: { width: [1, 6] } } })
    expect((await runCaptured(['set', folder])).exitCode).toBe(0)
  })
})

describe('the points of a program', () => {
  needing('unix')
  test('stand below its verdicts, by groups', async () => {
    note({ small: { points: 40 }, large: { points: 60, count: 'sum' } })
    const sample = `sh -c "cat >&2; printf '8\\n8\\n'"`
    const args = ['judge', folder, '--wrong', sample, '--jobs', '1']
    const { out } = await runCaptured(args)
    expect(out).toMatch(/^ {2}30 of 100 points \(large: 30, small: 0\)$/m)
    const lines = (await runCaptured([...args, '--json'])).out.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line)).find((one) => 'score' in one).score).toEqual({
      points: 30,
      of: 100,
      groups: [
        { group: 'large', points: 30, of: 60, tests: 2, right: 1 },
        { group: 'small', points: 0, of: 40, tests: 1, right: 0 },
      ],
    })
    expect(await merged(args)).toContain('  30 of 100 points (large: 30, small: 0)\n')
  })
})
