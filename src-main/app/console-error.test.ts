import { expect, test } from 'vitest'
import { consoleError } from './console-error'

test('errors of the page are read from both forms of the event', () => {
  const older = [{}, 3, 'broken', 7, 'app://boardwright/a.js']
  const newer = [
    { level: 'error', message: 'broken', lineNumber: 7, sourceId: 'app://boardwright/a.js' },
  ]
  for (const args of [older, newer]) {
    expect(consoleError(args)).toBe('broken (app://boardwright/a.js:7)')
  }
  expect(consoleError([{}, 2, 'warning', 1, 'a.js'])).toBeNull()
  expect(consoleError([{ level: 'warning', message: 'x' }])).toBeNull()
})

test('what the browser itself calls harmless is no error: an observer that hears of sizes a frame late', () => {
  for (const end of ['limit exceeded', 'completed with undelivered notifications.']) {
    for (const start of ['', 'Uncaught ']) {
      const message = `${start}ResizeObserver loop ${end}`
      expect(consoleError([{}, 3, message, 0, 'app://boardwright/']), message).toBeNull()
      expect(consoleError([{ level: 'error', message }]), message).toBeNull()
    }
  }
  const other = 'Uncaught Error: ResizeObserver loop limit exceeded in a test'
  expect(consoleError([{}, 3, other, 1, 'a.js'])).toBe(`${other} (a.js:1)`)
})
