import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FrameLoop } from './frame-loop'

let asked: FrameRequestCallback[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => asked.push(frame))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function makeLoop(): { loop: FrameLoop; drawn: string[] } {
  const drawn: string[] = []
  const loop = new FrameLoop(
    () => false,
    (layer) => drawn.push(layer),
  )
  return { loop, drawn }
}

test('marked layers are drawn in the next frame, each once and from the ground up', () => {
  const { loop, drawn } = makeLoop()
  loop.mark('pointer', 'board')
  loop.mark('board')
  expect(drawn).toEqual([])
  expect(asked).toHaveLength(1)
  asked[0]!(0)
  expect(drawn).toEqual(['board', 'pointer'])
})

test('what is drawn without waiting is not drawn again by the frame that was asked for', () => {
  const { loop, drawn } = makeLoop()
  loop.markAll()
  loop.drawMarked()
  expect(drawn).toEqual(['board', 'pieces', 'overlay', 'pointer'])
  asked[0]!(0)
  expect(drawn).toHaveLength(4)
  expect(asked).toHaveLength(1)
})
