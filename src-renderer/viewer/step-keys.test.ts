import { expect, test, vi } from 'vitest'
import type { Playback } from '../editor/for-viewer'
import { stepByKey } from './step-keys'

/** What a key does to a playhead of 40 steps; nothing where it is left to others. */
function done(key: string, also: Partial<KeyboardEvent> = {}): readonly string[] {
  const told: string[] = []
  const playback = new Proxy({} as Playback, {
    get: (_, name) =>
      name === 'stepCount' ? 40 : (...args: unknown[]) => told.push([name, ...args].join(' ')),
  })
  const preventDefault = vi.fn()
  stepByKey(playback, { key, target: null, preventDefault, ...also } as unknown as KeyboardEvent)
  expect(preventDefault).toHaveBeenCalledTimes(told.length === 0 ? 0 : 1)
  return told
}

test('keys step as in the app, and a step by hand ends playing', () => {
  expect(done('F10')).toEqual(['pause', 'stepTurn'])
  expect(done('F10', { ctrlKey: true, shiftKey: true })).toEqual(['pause', 'stepTurnBack'])
  expect(done('F11', { shiftKey: true })).toEqual(['pause', 'stepPhaseBack'])
  expect(done('ArrowRight')).toEqual(['pause', 'stepPhase'])
  expect(done('ArrowUp')).toEqual(['pause', 'stepTurnBack'])
  expect(done('Home')).toEqual(['pause', 'seek 0'])
  expect(done('End')).toEqual(['pause', 'seek 40'])
  expect(done(' ')).toEqual(['toggle'])
})

test('keys that others have taken or that mean something else are left alone', () => {
  expect(done('ArrowRight', { defaultPrevented: true })).toEqual([])
  expect(done('ArrowRight', { altKey: true })).toEqual([])
  expect(done('Home', { ctrlKey: true })).toEqual([])
  expect(done('F5')).toEqual([])
  const on = (...parts: string[]) => ({
    target: { closest: (what: string) => what.split(', ').some((one) => parts.includes(one)) },
  })
  const [slider, button] = [on('input'), on('button')] as unknown as { target: Element }[]
  expect(done('ArrowRight', slider)).toEqual([])
  expect(done('F11', slider)).toEqual(['pause', 'stepPhase'])
  expect(done(' ', button)).toEqual([])
  expect(done('ArrowLeft', button)).toEqual(['pause', 'stepPhaseBack'])
})
