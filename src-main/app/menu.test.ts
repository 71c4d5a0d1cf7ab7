import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppMenu } from './menu'
import type { MenuItem } from './shell'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function menuOf() {
  const told = { recent: [] as string[] }
  const shown: (readonly MenuItem[])[] = []
  const enable = vi.fn((id: string) => id !== 'strange')
  const command = vi.fn()
  const menu = new AppMenu({
    bar: { show: (items) => shown.push(items), enable },
    actions: {
      command,
      openPath: vi.fn(),
      clearRecent: vi.fn(),
      openLog: vi.fn(),
      openLicences: vi.fn(),
    },
    facts: () => ({
      isMac: false,
      theme: 'system',
      recentSets: [],
      keysOf: (_, own) => own,
      ...told,
    }),
  })
  return { menu, told, shown, enable, command }
}

const itemOf = (items: readonly MenuItem[], id: string): MenuItem | undefined =>
  items
    .flatMap((item) => [item, ...(item.submenu ?? [])])
    .flatMap((item) => [item, ...(item.submenu ?? [])])
    .find((item) => item.id === id)
const labelOf = (items: readonly MenuItem[], id: string): string | undefined =>
  itemOf(items, id)?.label

test('states that change no name are set in place, and the system gets no menu again', () => {
  const { menu, shown, enable } = menuOf()
  const label = labelOf(shown[0]!, 'undo')!
  menu.update([
    { id: 'undo', isEnabled: true, label },
    { id: 'strange', isEnabled: true, label: 'Strange' },
  ])
  menu.refresh()
  vi.runAllTimers()
  expect(enable.mock.calls).toEqual([
    ['undo', true],
    ['strange', true],
  ])
  expect(shown).toHaveLength(1)
})

test('a changed name or recent list is shown', () => {
  const { menu, told, shown } = menuOf()
  menu.update([{ id: 'undo', isEnabled: true, label: 'Undo paint' }])
  vi.runAllTimers()
  expect(shown.map((items) => labelOf(items, 'undo'))).toEqual(['Undo', 'Undo paint'])
  told.recent = ['/a.txt']
  menu.refresh()
  menu.flush()
  expect(shown).toHaveLength(3)
  vi.runAllTimers()
  expect(shown).toHaveLength(3)
})

test('after a choice the menu is shown anew, for the system may have checked the item itself', () => {
  const { menu, shown, command } = menuOf()
  const label = labelOf(shown[0]!, 'theme-dark')!
  menu.update([{ id: 'theme-dark', isEnabled: true, label }])
  vi.runAllTimers()
  expect(shown).toHaveLength(1)
  ;(itemOf(shown[0]!, 'theme-dark')!.click as () => void)()
  expect(command).toHaveBeenCalledWith('theme-dark')
  menu.refresh()
  vi.runAllTimers()
  expect(shown).toHaveLength(2)
})

test('nothing is shown once the window is gone', () => {
  const { menu, told, shown } = menuOf()
  menu.update([{ id: 'undo', isEnabled: true, label: 'Undo paint' }])
  menu.stop()
  vi.runAllTimers()
  told.recent = ['/a.txt']
  menu.refresh()
  menu.flush()
  vi.runAllTimers()
  expect(shown).toHaveLength(1)
})

test('at a start, what has changed is shown with the first states of the page', () => {
  const { menu, told, shown } = menuOf()
  told.recent = ['/a.txt']
  menu.refresh()
  vi.runAllTimers()
  expect(shown).toHaveLength(1)
  menu.update([{ id: 'undo', isEnabled: false, label: labelOf(shown[0]!, 'undo')! }])
  vi.runAllTimers()
  expect(shown).toHaveLength(2)
})

test('when the page is reloaded, nothing of it can be used until it says so', () => {
  const { menu, shown } = menuOf()
  menu.update([{ id: 'undo', isEnabled: true, label: labelOf(shown[0]!, 'undo')! }])
  menu.reset()
  vi.runAllTimers()
  expect(shown.map((items) => itemOf(items, 'undo')?.enabled)).toEqual([false, false])
})
