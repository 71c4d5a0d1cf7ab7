import { expect, test } from 'vitest'
import type { Isolation } from './isolation'
import { openIsolated } from './open-isolated'
import type { ProgramRunner, RunnerOptions } from './program-runner'

/** A machine that keeps programs apart no further than so. */
function machine(isolation: Isolation) {
  const asked: RunnerOptions[] = []
  const closed: Isolation[] = []
  const open = (options: RunnerOptions): Promise<ProgramRunner> => {
    asked.push(options)
    const close = () => Promise.resolve(void closed.push(isolation))
    return Promise.resolve({ isolation, close } as unknown as ProgramRunner)
  }
  return { open, asked, closed }
}

test('what cannot be isolated is not opened where that is wanted, and nothing is left of it', async () => {
  const { open, asked, closed } = machine('processes')
  expect(await openIsolated(open, true, { lanes: 1 })).toBeNull()
  expect(asked).toEqual([{ lanes: 1, isolation: 'files' }])
  expect(closed).toEqual(['processes'])
})

test('what can be is opened, and without the wish as it always was', async () => {
  const strict = machine('files')
  expect((await openIsolated(strict.open, true))?.isolation).toBe('files')
  const loose = machine('group')
  expect((await openIsolated(loose.open, false, { lanes: 2 }))?.isolation).toBe('group')
  expect([strict.asked, loose.asked]).toEqual([[{ isolation: 'files' }], [{ lanes: 2 }]])
  expect([...strict.closed, ...loose.closed]).toEqual([])
})
