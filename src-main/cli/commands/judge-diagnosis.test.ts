import { chmodSync, mkdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { needing } from '../../../scripts/unit/needs'
import { findGame } from '@core/games/testing'
import { usualLevel } from '@core/judging/testing/memo-game'
import type { JudgeReport } from '../judge-schema'
import { runCaptured } from '../testing/captured-io'
import { useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()
const game = findGame('rockets')!
const levels = [1, 2, 3].map((seed) => usualLevel(game, seed))

/** A folder of tests, and a program that prints for each of them what is given. */
function contest(name: string, printed: readonly string[], otherwise = ''): string[] {
  const texts = levels.map((level) => game.format.print(level))
  mkdirSync(at(name))
  texts.forEach((text, number) => put(`${name}/${number}.in`, text))
  const cases = texts.map((text, number) => `'${text.trimEnd()}') echo '${printed[number]}';;`)
  const file = put(
    `${name}.sh`,
    `#!/bin/sh\n${otherwise}case "$(cat)" in\n${cases.join('\n')}\nesac\n`,
  )
  chmodSync(file, 0o755)
  return ['judge', at(name), '--program', file]
}

const answers = (reading?: string) =>
  levels.map((level) => game.engine.answer(level, reading).trim())

/** What is said of the cause at the end of `judge --json`. */
async function diagnosisOf(args: readonly string[]) {
  const { out } = await runCaptured([...args, '--json'])
  const lines = out.trimEnd().split('\n')
  const end = lines.map((line) => JSON.parse(line) as JudgeReport).find((one) => 'diagnosis' in one)
  return end!.diagnosis
}

describe('what judge says of the cause', () => {
  needing('unix')
  test('is a possibility on few tests, with the command that looks for a level which decides', async () => {
    const args = contest('possible', answers('place-first'))
    const [told] = await diagnosisOf(args)
    expect(told).toMatchObject({ game: 'rockets', tests: 3, first: [], standing: 'possible' })
    const { readings, same, other, bits, find } = told!.suspects[0]!
    expect({ readings, same, other }).toEqual({ readings: ['place-first'], same: 3, other: null })
    expect(bits).toBeGreaterThan(1)
    expect(bits).toBeLessThan(told!.needed)
    const { out } = await runCaptured(args)
    expect(out).toContain('It is a possibility, not the cause')
    expect(out).toContain(`  A level that decides may be found by: ${find}\n`)
    const found = await runCaptured([...find!.split(' ').slice(1), '--tries', '500'])
    expect(found.exitCode).toBe(0)
  })

  test('comes after what is plain: a constant output, and one that changes from run to run', async () => {
    const constant = await diagnosisOf(contest('constant', ['1 2', '1 2', '1 2']))
    expect(constant).toMatchObject([
      { standing: 'none', suspects: [], first: [{ kind: 'constant', tests: expect.any(Array) }] },
    ])
    const count = `echo x >> ${at('runs')}; wc -l < ${at('runs')}\n`
    const unsteady = await diagnosisOf(contest('unsteady', answers(), count))
    expect(unsteady).toMatchObject([
      { standing: 'none', suspects: [], first: [{ kind: 'unsteady', tests: ['0.in'] }] },
    ])
  })

  test('is nothing where all is right', async () => {
    expect(await diagnosisOf(contest('right', answers()))).toEqual([])
  })
})
