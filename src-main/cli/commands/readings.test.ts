import { rockets } from '@core/games/testing'
import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { ANSWER, SAMPLE, useLevelFolder } from '../testing/level-folder'

const { at } = useLevelFolder()

describe('readings', () => {
  test('tell as a line of JSON a file what it catches', async () => {
    const files = [at('sample.in'), at('broken.in'), at('missing.in')]
    const done = await runCaptured(['readings', 'auto', ...files, '--json'])
    expect(done.exitCode).toBe(1)
    expect(done.err).toContain('broken.in:16:1: error R6')
    const [found, ...others] = done.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(found).toEqual({
      file: at('sample.in'),
      game: 'rockets',
      answer: ANSWER,
      caught: expect.arrayContaining(['tenth-overall']),
      missed: expect.arrayContaining(['no-floor']),
    })
    const ids = rockets.engine.readings.map(({ id }) => id)
    expect([...found.caught, ...found.missed].sort()).toEqual([...ids].sort())
    const none = { answer: null, caught: [], missed: [] }
    expect(others).toEqual([
      { file: at('broken.in'), game: 'rockets', ...none },
      { file: at('missing.in'), game: null, ...none },
    ])
  })

  test('come as a table', async () => {
    const { out } = await runCaptured(['readings', 'auto', '-', at('sample.in')], {
      stdin: SAMPLE.replace(/\n2 0 E\n$/, '\n4 1 E\n'),
    })
    expect(out).toMatch(/^<stdin> +[x.]( +[x.])+$/m)
    expect(out).toMatch(/^ +\d+ +tenth-overall +caught by 2 of 2$/m)
    expect(out).toMatch(/^Not caught: .*no-floor/m)
  })
})
