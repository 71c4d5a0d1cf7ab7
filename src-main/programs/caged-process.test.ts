import { expect, test } from 'vitest'
import { soonRuns } from './caged-process'

test('a process that is just starting another program is waited for, one that has ended is not', async () => {
  const seen = ['unshare\0sh\0', '', 'sh\0-c\0mount\0', '', 'sh\0run\0', 'later\0']
  let at = 0
  const words = async (): Promise<string> => seen[at++]!
  await soonRuns(7, ['sh', 'run'], { words, isAlive: async () => true })
  expect(at).toBe(5)
  at = 0
  await soonRuns(7, ['sh', 'run'], { words, isAlive: async () => false })
  expect(at).toBe(2)
})
