import { expect, test } from 'vitest'
import { OpenQueue } from './open-queue'

test('paths wait for the page, then go to it at once, and wait again when it is gone', () => {
  const queue = new OpenQueue(['/a'])
  const delivered: (readonly string[])[] = []
  const deliver = (paths: readonly string[]): void => void delivered.push(paths)
  queue.add(['/b'])
  expect(queue.start(deliver)).toEqual(['/a', '/b'])
  queue.add(['/c', '/d'])
  queue.add([])
  expect(delivered).toEqual([['/c', '/d']])
  queue.stop()
  queue.add(['/e'])
  expect(queue.start(deliver)).toEqual(['/e'])
  expect(delivered).toHaveLength(1)
})
