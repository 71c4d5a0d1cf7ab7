import { expect, test, vi } from 'vitest'
import { DamagedFile } from '../files/json-file'
import { DamageReport } from './damage-report'

test('tells of damage once the page is there, and of nothing else', () => {
  const announce = vi.fn()
  const report = new DamageReport(announce)
  report.note('settings', new DamagedFile('/data/s.json', '/data/s.json.damaged', 'broken'))
  report.note('settings', new Error('the disk is full'))
  expect(announce).not.toHaveBeenCalled()
  report.pageStarted()
  report.note('breakpoints', new DamagedFile('/data/w.json', null, 'broken', '/levels/a.txt'))
  expect(announce.mock.calls).toEqual([
    ['data:damaged', { what: 'settings', copy: '/data/s.json.damaged' }],
    ['data:damaged', { what: 'breakpoints of a.txt', copy: null }],
  ])
})
