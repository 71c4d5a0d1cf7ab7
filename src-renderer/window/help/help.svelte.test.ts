import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Help } from './help.svelte'

/** The one document there is. */
const page: { activeElement: unknown } = { activeElement: null }

/** An element as far as the manual asks for it. */
class FakeElement {
  isConnected = true
  readonly ownerDocument = page
  readonly focus = vi.fn()
  constructor(private readonly around: string | null = null) {}
  closest(selector: string): unknown {
    return this.around === selector ? this : null
  }
}

function focused(element: FakeElement): FakeElement {
  page.activeElement = element
  return element
}

beforeEach(() => vi.stubGlobal('document', page))
afterEach(() => vi.unstubAllGlobals())

test('goes from page to page and back, and gives the focus back at the end', () => {
  const button = focused(new FakeElement())
  const help = new Help()
  help.open('board#tools')
  expect([help.place, help.isOver, help.canGoBack]).toEqual(['board#tools', false, false])
  help.goTo('text')
  help.goTo('text')
  expect(help.canGoBack).toBe(true)
  help.back()
  help.back()
  expect(help.place).toBe('board#tools')
  help.close()
  expect(help.place).toBe(null)
  expect(button.focus).toHaveBeenCalledTimes(1)
})

test('stands over a dialog that asks; asked from within, it knows the place outside still', () => {
  const field = focused(new FakeElement('[role=dialog]'))
  const help = new Help()
  help.open('settings')
  expect(help.isOver).toBe(true)
  const within = focused(new FakeElement('[data-pane=help]'))
  help.open('board')
  expect(help.isOver).toBe(true)
  help.close()
  expect([field.focus.mock.calls.length, within.focus.mock.calls.length]).toEqual([1, 0])
})

test('what is gone gets no focus', () => {
  const row = focused(new FakeElement())
  const help = new Help()
  help.open('board')
  row.isConnected = false
  help.close()
  expect(row.focus).not.toHaveBeenCalled()
})
