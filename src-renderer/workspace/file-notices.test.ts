import { expect, test } from 'vitest'
import { FileNotices } from './file-notices.svelte'

test('each file has its own notice, until it is mended or the user has read it', () => {
  const notices = new FileNotices()
  const told = () => notices.list.map(({ text, tone }) => [text, tone])
  const settings = { problem: 'settings.json: no JSON.' as string | null, notes: [] as string[] }
  const keys = { problem: null, notes: ['one', 'two'] }
  notices.tell(settings)
  notices.tell(keys)
  expect(told()).toEqual([
    ['settings.json: no JSON.', 'error'],
    ['one\ntwo', 'info'],
  ])
  notices.tell(Object.assign(settings, { problem: null }))
  expect(told()).toEqual([['one\ntwo', 'info']])
  notices.close(keys)
  expect(told()).toEqual([])
})
