import { expect, test } from 'vitest'
import { Presentation, type Screen } from './presentation.svelte'

function screenOf(isFullScreen: boolean) {
  const screen = {
    isFullScreen,
    fillScreen: async (isFull: boolean) => void (screen.isFullScreen = isFull),
  } satisfies Screen
  return screen
}

test('a presentation fills the screen and leaves it as it was', async () => {
  for (const wasFull of [false, true]) {
    const screen = screenOf(wasFull)
    const presentation = new Presentation()
    await presentation.turn(true, screen)
    expect([presentation.isOn, screen.isFullScreen]).toEqual([true, true])
    await presentation.turn(false, screen)
    expect([presentation.isOn, screen.isFullScreen]).toEqual([false, wasFull])
  }
})

test('to turn it on again changes nothing', async () => {
  const screen = screenOf(false)
  const presentation = new Presentation()
  await presentation.turn(true, screen)
  await presentation.turn(true, screen)
  await presentation.turn(false, screen)
  expect(screen.isFullScreen).toBe(false)
})
