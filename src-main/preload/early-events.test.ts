import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { EarlyEvents } from './early-events'

function early() {
  const source = new EventEmitter()
  const acts: (() => void)[] = []
  const events = new EarlyEvents(source, ['command', 'opened'], (act) => acts.push(act))
  const say = (name: string, payload: unknown): void => void source.emit(name, {}, payload)
  return { events, source, say, goOn: () => acts.splice(0).forEach((act) => act()) }
}

it('gives what came before the page listened to all that the page lets listen, in order', () => {
  const { events, say, goOn } = early()
  const told: unknown[] = []
  say('command', 1)
  say('opened', 2)
  events.on('command', (payload) => told.push(['command', payload]))
  events.on('opened', (payload) => told.push(['opened', payload]))
  say('command', 3)
  expect(told).toEqual([])
  goOn()
  expect(told).toEqual([
    ['command', 1],
    ['opened', 2],
    ['command', 3],
  ])
})

it('passes everything on at once afterwards, each once, and holds no more', () => {
  const { events, source, say, goOn } = early()
  const first = vi.fn()
  events.on('command', first)
  goOn()
  say('command', 'a')
  expect(first.mock.calls).toEqual([['a']])
  say('opened', 'lost')
  const late = vi.fn()
  events.on('opened', late)
  goOn()
  expect(late).not.toHaveBeenCalled()
  expect(source.listenerCount('command') + source.listenerCount('opened')).toBe(2)
})

it('tells nothing to one that has gone, whether it waited or not', () => {
  const { events, source, say, goOn } = early()
  const [gone, stays] = [vi.fn(), vi.fn()]
  say('command', 1)
  const end = events.on('command', gone)
  const endLater = events.on('command', stays)
  end()
  goOn()
  expect(gone).not.toHaveBeenCalled()
  expect(stays).toHaveBeenCalledOnce()
  endLater()
  say('command', 2)
  expect(stays).toHaveBeenCalledOnce()
  expect(source.eventNames()).toEqual([])
})

it('goes on holding where the first listeners went at once', () => {
  const { events, say, goOn } = early()
  say('command', 1)
  events.on('command', () => undefined)()
  goOn()
  const told = vi.fn()
  events.on('command', told)
  goOn()
  expect(told).toHaveBeenCalledExactlyOnceWith(1)
})
