import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '@core/games/testing'
import { SameThread } from '../threads/testing/same-thread'
import { runCaptured } from './testing/captured-io'
import { SAMPLE, useLevelFolder } from './testing/level-folder'

const { at, put } = useLevelFolder()

/** Levels of all games, files that are none, and one that is not there. */
function files(): string[] {
  const samples = games.flatMap(({ id }) => {
    const folder = `src-main/core/games/${id}/samples`
    return readdirSync(folder).map((name) => `${folder}/${name}/level.txt`)
  })
  return [
    at('sample.in'),
    at('broken.in'),
    put('story.in', 'once upon a time'),
    put('empty.in', ''),
    at('gone.in'),
    ...samples.filter((_, place) => place % 7 === 0),
    put('last.in', SAMPLE),
  ]
}

test.each([['auto'], ['rockets'], ['auto', '--reading', 'tenth-overall']])(
  'answers on threads what it answers alone: %s %s %s',
  async (game, ...options) => {
    const args = ['answer', game, ...files(), ...options]
    const alone = await runCaptured([...args, '--jobs', '1'])
    expect(alone).toMatchObject({ exitCode: 1, out: expect.stringContaining('last.in <==\n') })
    expect(alone.err).toContain('gone.in: error: cannot be read')
    expect(await runCaptured([...args, '--jobs', '2'])).toEqual(alone)
    expect(await runCaptured(args)).toEqual(alone)
  },
)

test('reads each file once, as pipes have to be', async () => {
  const stdin = readFileSync(at('broken.in'))
  const args = ['answer', 'rockets', at('sample.in'), '-', at('sample.in')]
  const alone = await runCaptured([...args, '--jobs', '1'], { stdin })
  expect(alone.err).toContain('<stdin>:16:1: error R6')
  expect(await runCaptured([...args, '--jobs', '2'], { stdin })).toEqual(alone)
})

/** Threads that die of whatever they are given. */
class DyingThreads extends SameThread {
  override start: SameThread['start'] = () => ({
    done: Promise.reject(new Error('out of memory')),
    cancel: () => undefined,
  })
}

test('answers by itself what threads die of', async () => {
  const args = ['answer', 'rockets', at('sample.in'), at('broken.in'), at('sample.in')]
  const alone = await runCaptured([...args, '--jobs', '1'])
  expect(alone.out).toContain('8\n8\n')
  expect(await runCaptured([...args, '--jobs', '2'], { workers: new DyingThreads() })).toEqual(
    alone,
  )
})
