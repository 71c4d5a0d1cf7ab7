import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { ANSWER, SAMPLE, useLevelFolder } from '../testing/level-folder'

const { at } = useLevelFolder()

describe('readings', () => {
  test('tell what each file catches, and what nobody does', async () => {
    const done = await runCaptured(['readings', 'auto', at('sample.in'), at('broken.in'), '--json'])
    expect(done.exitCode).toBe(1)
    expect(done.err).toContain('broken.in:16:1: error R6')
    const [found] = JSON.parse(done.out)
    expect(found.files).toEqual([
      { file: at('sample.in'), answer: ANSWER, caught: expect.arrayContaining(['tenth-overall']) },
    ])
    const { caught } = found.files[0]
    expect([...caught, ...found.uncaught].sort()).toEqual(
      found.readings.map((reading: { id: string }) => reading.id).sort(),
    )
  })

  test('come as a table', async () => {
    const { out } = await runCaptured(['readings', 'auto', '-', at('sample.in')], {
      stdin: SAMPLE.replace(/\n2 0 E\n$/, '\n4 1 E\n'),
    })
    expect(out).toMatch(/^<stdin> +[x.]( +[x.])+$/m)
    expect(out).toMatch(/^ +\d+ +tenth-overall +caught by 2 of 2$/m)
    expect(out).toMatch(/^Nobody caught: .*no-floor/m)
  })
})
