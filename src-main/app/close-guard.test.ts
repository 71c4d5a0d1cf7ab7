import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CloseGuard } from './close-guard'

describe('closing the window', () => {
  const ask = vi.fn()
  const close = vi.fn()
  let guard: CloseGuard

  beforeEach(() => {
    vi.useFakeTimers()
    vi.resetAllMocks()
    guard = new CloseGuard({ ask, close })
  })
  afterEach(() => void vi.useRealTimers())

  test('a page that never started is not asked', () => {
    expect(guard.mayClose()).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })

  test('the page is asked, and when it agrees the window closes', () => {
    guard.pageStarted()
    expect(guard.mayClose()).toBe(false)
    expect(ask).toHaveBeenCalledOnce()
    guard.allow()
    expect(close).toHaveBeenCalledExactlyOnceWith(false)
    expect(guard.mayClose()).toBe(true)
  })

  test('asked once, a silent page holds the window for as long as it likes', () => {
    guard.pageStarted()
    guard.mayClose()
    vi.advanceTimersByTime(60_000)
    expect(close).not.toHaveBeenCalled()
  })

  test('a page that is silent for five seconds after the second time is not waited for', () => {
    guard.pageStarted()
    guard.mayClose()
    vi.advanceTimersByTime(1000)
    guard.mayClose()
    vi.advanceTimersByTime(4999)
    expect(close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(close).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('a page that asks the user has answered, and the count starts over', () => {
    guard.pageStarted()
    guard.mayClose()
    guard.mayClose()
    guard.pageAnswered()
    vi.advanceTimersByTime(60_000)
    guard.mayClose()
    vi.advanceTimersByTime(60_000)
    expect(close).not.toHaveBeenCalled()
  })

  test('a page that is lost while it was asked lets go', () => {
    guard.pageStarted()
    guard.mayClose()
    guard.pageLost()
    expect(close).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('a page that is lost in another way is not asked later', () => {
    guard.pageStarted()
    guard.pageLost()
    expect(close).not.toHaveBeenCalled()
    expect(guard.mayClose()).toBe(true)
  })
})
