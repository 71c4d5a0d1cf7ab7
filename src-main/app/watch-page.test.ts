import { expect, test, vi } from 'vitest'
import { consoleError } from './watch-page'

vi.mock('electron', () => ({}))

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
