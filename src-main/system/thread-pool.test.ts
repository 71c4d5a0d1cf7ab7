import { expect, test } from 'vitest'
import { widenThreadPool } from './thread-pool'

test('of the threads for files four are never held by the user’s disks', () => {
  const env: NodeJS.ProcessEnv = {}
  expect(widenThreadPool(env, 'linux')).toBe(12)
  expect(env['UV_THREADPOOL_SIZE']).toBe('16')
  expect(widenThreadPool({ UV_THREADPOOL_SIZE: '64' }, 'darwin')).toBe(60)
})

test('where there are only the usual four, two of them are left', () => {
  expect(widenThreadPool({}, 'win32')).toBe(2)
  for (const size of ['4', '1', 'many', '']) {
    expect(widenThreadPool({ UV_THREADPOOL_SIZE: size }, 'linux')).toBe(2)
  }
})
