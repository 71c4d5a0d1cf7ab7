import { describe, expect, test, vi } from 'vitest'
import { menuTemplate, themeOf, type MenuFacts } from './menu-template'
import type { MenuItem } from './shell'

const actions = {
  command: vi.fn(),
  openPath: vi.fn(),
  clearRecent: vi.fn(),
  openLog: vi.fn(),
  openLicences: vi.fn(),
}

function itemsOf(facts: Partial<MenuFacts> = {}): Map<string, MenuItem> {
  const found = new Map<string, MenuItem>()
  const visit = (item: MenuItem): void => {
    if (item.type === 'separator') return
    expect(item.id, `id of ${item.label}`).toBeTruthy()
    expect(found.has(item.id!), `two items ${item.id}`).toBe(false)
    found.set(item.id!, item)
    if (Array.isArray(item.submenu)) item.submenu.forEach(visit)
  }
  const all = {
    isMac: false,
    theme: 'system' as const,
    recent: [],
    recentSets: [],
    states: new Map(),
    keysOf: (_: string, own: readonly string[]) => own,
    ...facts,
  }
  menuTemplate(all, actions).forEach(visit)
  return found
}

/** What a click on an item does, without the arguments that Electron gives. */
const click = (item: MenuItem | undefined): void => (item!.click as () => void)()

describe('the menu', () => {
  test('every item has an id of its own, and commands send it', () => {
    for (const isMac of [false, true]) {
      const items = itemsOf({ isMac })
      for (const id of ['new', 'save-as', 'undo', 'zoom-fit', 'play', 'step-back', 'about']) {
        click(items.get(id))
        expect(actions.command).toHaveBeenLastCalledWith(id)
      }
    }
  })

  test('keys are shown and left to the page; only quitting takes its own', () => {
    const taken = [...itemsOf().values()].filter(
      (item) => item.accelerator !== undefined && item.registerAccelerator !== false,
    )
    expect(taken.map((item) => item.id)).toEqual(['quit'])
  })

  test('keys are in the words of the system, and on a Mac those of a Mac', () => {
    const ids = [
      'zoom-in',
      'zoom-out',
      'stop-offers',
      'wrap-lines',
      'branch-here',
      'shortcuts',
      'redo',
    ]
    const keysOf = (isMac: boolean) => {
      const items = itemsOf({ isMac })
      return ids.map((id) => items.get(id)!.accelerator).join(' ')
    }
    const others = 'CmdOrCtrl+Plus CmdOrCtrl+- CmdOrCtrl+. Alt+Z L Shift+/'
    expect(keysOf(false)).toBe(`${others} CmdOrCtrl+Y`)
    expect(keysOf(true)).toBe(`${others} CmdOrCtrl+Shift+Z`)
  })

  test('what only keys do is in no menu', () => {
    const items = itemsOf()
    expect(['next-tab', 'cancel', 'tools'].filter((id) => items.has(id))).toEqual([])
  })

  test('what needs a level waits for the page, and names come from it', () => {
    const idle = itemsOf()
    expect([idle.get('save')!.enabled, idle.get('open')!.enabled]).toEqual([false, true])
    const states = new Map([
      ['undo', { id: 'undo', isEnabled: true, label: 'Undo: move rocket' }],
      ['new', { id: 'new', isEnabled: false }],
    ])
    const items = itemsOf({ states })
    expect(items.get('undo')).toMatchObject({ enabled: true, label: 'Undo: move rocket' })
    expect(items.get('new')).toMatchObject({ enabled: false, label: 'New…' })
  })

  test('help opens the log and the licences', () => {
    const items = itemsOf()
    click(items.get('open-log'))
    click(items.get('open-licences'))
    expect([actions.openLog.mock.calls.length, actions.openLicences.mock.calls.length]).toEqual([
      1, 1,
    ])
  })

  test('the chosen theme is marked', () => {
    const items = itemsOf({ theme: 'dark' })
    const marks = ['system', 'light', 'dark'].map((name) => items.get(`theme-${name}`)!.checked)
    expect(marks).toEqual([false, false, true])
    expect(['theme-light', 'theme-blue', 'undo'].map(themeOf)).toEqual(['light', null, null])
  })

  test('recent files and folders can be opened and cleared', () => {
    expect(itemsOf().get('clear-recent')!.enabled).toBe(false)
    const items = itemsOf({ recent: ['/levels/a&b.in', '/levels/c.in'] })
    expect(items.get('recent-0')!.label).toBe('/levels/a&&b.in')
    click(items.get('recent-1'))
    expect(actions.openPath).toHaveBeenLastCalledWith('/levels/c.in')
    click(items.get('clear-recent'))
    expect(actions.clearRecent).toHaveBeenCalledOnce()
    const folders = itemsOf({ recentSets: ['/levels'] })
    expect(folders.get('clear-recent')!.enabled).toBe(true)
    click(folders.get('recent-set-0'))
    expect(actions.openPath).toHaveBeenLastCalledWith('/levels')
  })
})
