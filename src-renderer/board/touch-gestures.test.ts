import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardStage } from '../canvas/board-stage'
import { TouchGestures } from './touch-gestures'

class PlainEvent extends Event {
  constructor(name: string, { cancelable = true, ...more }: MouseEventInit) {
    super(name, { cancelable })
    Object.assign(this, more)
  }
}
/** As the browser tells of fingers, and of its own menu. */
class TouchEvent extends PlainEvent {
  readonly pointerType: string = 'touch'
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PointerEvent', TouchEvent)
  vi.stubGlobal('MouseEvent', PlainEvent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A board pane with gestures, and what those who listen behind them hear. */
function touched() {
  const heard: string[] = []
  const moves: string[] = []
  const pane = new EventTarget() as EventTarget & { getBoundingClientRect?: unknown }
  pane.getBoundingClientRect = () => ({ left: 100, top: 50 })
  const stage = {
    pan: (x: number, y: number) => moves.push(`pan ${x} ${y}`),
    zoom: (factor: number, x: number, y: number) => moves.push(`zoom ${factor} ${x} ${y}`),
  }
  const gestures = new TouchGestures(pane as HTMLElement, stage as unknown as BoardStage, {
    cancel: () => heard.push('given up') > 0,
  })
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'contextmenu'])
    pane.addEventListener(name, (event) => {
      const { clientX, clientY, button } = event as MouseEvent
      heard.push(button === 2 ? `menu ${clientX} ${clientY}` : name)
    })
  const tell = (name: string, pointerId: number, x = 0, y = 0, more: object = {}): boolean =>
    pane.dispatchEvent(
      Object.assign(new TouchEvent(name, {}), { pointerId, clientX: x, clientY: y }, more),
    )
  return {
    ...{ gestures, heard, moves, tell },
    down: (id: number, x = 0, y = 0) => tell('pointerdown', id, x, y),
    move: (id: number, x: number, y: number) => tell('pointermove', id, x, y),
    up: (id: number) => tell('pointerup', id),
  }
}

test('one finger works as the left button does', () => {
  const { heard, moves, down, move, up } = touched()
  down(1, 200, 100)
  move(1, 260, 100)
  vi.advanceTimersByTime(10_000)
  up(1)
  vi.advanceTimersByTime(10_000)
  expect([heard, moves]).toEqual([['pointerdown', 'pointermove', 'pointerup'], []])
})

test('two fingers pan by their middle and zoom about it; what one had begun is given up', () => {
  const { heard, moves, down, move, up } = touched()
  down(1, 200, 100)
  down(2, 240, 100)
  move(2, 280, 100)
  expect(moves).toEqual(['pan 20 0', 'zoom 2 140 50'])
  move(1, 200, 180)
  expect(moves.slice(2, 3)).toEqual(['pan 0 40'])
  up(2)
  move(1, 0, 0)
  up(1)
  expect(heard).toEqual(['pointerdown', 'given up'])
  expect(moves).toHaveLength(4)
  // The next finger is one of its own.
  down(3)
  expect(heard.at(-1)).toBe('pointerdown')
})

test('fingers that lie on one point zoom by what they part, and to nothing never', () => {
  const { moves, down, move } = touched()
  down(1, 100, 50)
  down(2, 100, 50)
  move(2, 103, 50)
  expect(moves.at(-1)).toBe('zoom 3 1.5 0')
  move(2, 100, 50)
  expect(moves.at(-1)).toBe('pan -1.5 0')
})

test('a third finger changes nothing of what the first two do, and gives nothing up again', () => {
  const { heard, down } = touched()
  down(1)
  down(2, 10)
  down(3, 20)
  expect(heard).toEqual(['pointerdown', 'given up'])
})

test('a finger that rests asks for the menu of its place, once, and its lift is heard by none', () => {
  const { heard, down, move, up } = touched()
  down(1, 200, 100)
  // It trembles.
  move(1, 206, 108)
  vi.advanceTimersByTime(499)
  expect(heard).toEqual(['pointerdown', 'pointermove'])
  vi.advanceTimersByTime(1)
  expect(heard.slice(2)).toEqual(['given up', 'menu 200 100'])
  vi.advanceTimersByTime(10_000)
  up(1)
  expect(heard).toHaveLength(4)
})

test('a finger that moves, lifts, or is joined by another asks for no menu', () => {
  const moving = touched()
  moving.down(1)
  moving.move(1, 11, 0)
  const lifting = touched()
  lifting.down(1)
  lifting.up(1)
  const cancelled = touched()
  cancelled.down(1)
  cancelled.tell('pointercancel', 1)
  const joined = touched()
  joined.down(1)
  joined.down(2)
  const gone = touched()
  gone.down(1)
  gone.gestures.destroy()
  vi.advanceTimersByTime(10_000)
  for (const { heard } of [moving, lifting, cancelled, joined, gone])
    expect(heard.filter((one) => one.startsWith('menu'))).toEqual([])
  gone.down(2)
  expect(gone.heard).toEqual(['pointerdown', 'pointerdown'])
})

test('the menu of the browser is kept away from touches, and the mouse is left alone', () => {
  const { heard, moves, tell, move } = touched()
  expect(tell('contextmenu', 1)).toBe(false)
  expect(heard).toEqual([])
  expect(tell('contextmenu', 1, 0, 0, { pointerType: 'mouse' })).toBe(true)
  tell('pointerdown', 1, 0, 0, { pointerType: 'mouse' })
  tell('pointerdown', 2, 0, 0, { pointerType: 'mouse' })
  move(7, 50, 50)
  expect([heard, moves]).toEqual([['contextmenu', 'pointerdown', 'pointerdown', 'pointermove'], []])
})
