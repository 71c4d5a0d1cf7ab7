import { expect, test } from 'vitest'
import { figureStyle } from './figure-style'

test('the lines of 42 figures all look different', () => {
  const styles = Array.from({ length: 42 }, (_, figure) => JSON.stringify(figureStyle(figure)))
  expect(new Set(styles).size).toBe(42)
})

test('neighbours differ in colour and in dashes', () => {
  const styles = Array.from({ length: 42 }, (_, figure) => figureStyle(figure))
  styles.slice(1).forEach((style, before) => {
    expect(style.token).not.toBe(styles[before]!.token)
    expect(style.dash).not.toEqual(styles[before]!.dash)
  })
})
