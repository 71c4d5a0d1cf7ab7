import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardStage } from '../canvas/board-stage'
import { Camera } from '../canvas/camera'
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
  const camera = new Camera()
  /** Of the board, by a point of the page. */
  const under = (x: number, y: number) => camera.toBoard(x - 100, y - 50)
  const pane = new EventTarget() as EventTarget & { getBoundingClientRect?: unknown }
  pane.getBoundingClientRect = () => ({ left: 100, top: 50 })
  const pinch = (...all: Parameters<Camera['pinch']>) => camera.pinch(...all)
  const stage = { camera, pinch }
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
    ...{ gestures, heard, camera, under, tell },
    down: (id: number, x = 0, y = 0) => tell('pointerdown', id, x, y),
    move: (id: number, x: number, y: number) => tell('pointermove', id, x, y),
    up: (id: number) => tell('pointerup', id),
  }
}

test('one finger works as the left button does', () => {
  const { heard, camera, down, move, up } = touched()
  down(1, 200, 100)
  move(1, 260, 100)
  vi.advanceTimersByTime(10_000)
  up(1)
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual(['pointerdown', 'pointermove', 'pointerup'])
  expect(camera).toEqual(new Camera())
})

test('two fingers pan by their middle and zoom about it; what one had begun is given up', () => {
  const { heard, camera, under, down, move, up } = touched()
  const [held, other] = [under(220, 100), under(212, 100)]
  down(1, 200, 100)
  down(2, 240, 100)
  move(2, 280, 100)
  expect(camera.cell).toBe(64)
  expect(under(240, 100)).toEqual(held)
  expect(under(224, 100)).toEqual(other)
  move(1, 280, 140)
  expect(camera.cell).toBe(32)
  expect(under(280, 120)).toEqual(held)
  up(2)
  const { cell, originX, originY } = camera
  move(1, 0, 0)
  up(1)
  expect(heard).toEqual(['pointerdown', 'given up'])
  expect(camera).toMatchObject({ cell, originX, originY })
  // The next finger is one of its own.
  down(3)
  expect(heard.at(-1)).toBe('pointerdown')
})

test('two fingers that go along, told of one by one and in many moves, pan by exactly their way', () => {
  const { camera, down, move } = touched()
  Object.assign(camera, { cell: 47.3, originX: 11, originY: 7 })
  down(1, 200, 100)
  down(2, 277, 100)
  for (let way = 1; way <= 50; way++) {
    move(1, 200 + way, 100 + way)
    move(2, 277 + way, 100 + way)
  }
  expect(camera).toMatchObject({ cell: 47.3, originX: 61, originY: 57 })
})

test('fingers that part beyond the largest zoom and come back show what they had shown', () => {
  const { camera, down, move } = touched()
  down(1, 200, 100)
  down(2, 240, 100)
  move(2, 2400, 100)
  expect(camera.cell).toBe(160)
  move(2, 240, 100)
  expect(camera).toMatchObject({ cell: 32, originX: 0, originY: 0 })
})

test('one of three fingers that lifts leaves the view where it is', () => {
  const { camera, under, down, move, up } = touched()
  down(1, 200, 100)
  down(2, 240, 100)
  down(3, 400, 100)
  move(2, 280, 100)
  const { cell, originX, originY } = camera
  up(2)
  move(1, 200, 100)
  expect(camera).toMatchObject({ cell, originX, originY })
  const held = under(300, 100)
  move(3, 600, 100)
  expect(camera.cell).toBe(2 * cell)
  expect(under(400, 100)).toEqual(held)
})

test('fingers that lie on one point zoom by what they part, and to nothing never', () => {
  const { camera, down, move } = touched()
  down(1, 100, 50)
  down(2, 100, 50)
  move(2, 103, 50)
  expect(camera.cell).toBe(3 * 32)
  move(2, 100, 50)
  expect(camera.cell).toBe(2)
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
  const { heard, camera, tell, move } = touched()
  expect(tell('contextmenu', 1)).toBe(false)
  expect(heard).toEqual([])
  expect(tell('contextmenu', 1, 0, 0, { pointerType: 'mouse' })).toBe(true)
  tell('pointerdown', 1, 0, 0, { pointerType: 'mouse' })
  tell('pointerdown', 2, 0, 0, { pointerType: 'mouse' })
  move(7, 50, 50)
  expect(heard).toEqual(['contextmenu', 'pointerdown', 'pointerdown', 'pointermove'])
  expect(camera).toEqual(new Camera())
})
