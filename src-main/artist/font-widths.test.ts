import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FontWidths } from './font-widths'

const font = (name: string): FontWidths =>
  new FontWidths(readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`))

test('tells the widths of letters, figures and signs', () => {
  const regular = font('DejaVuSans')
  // As the font's own tables say: 2048 units; a figure takes 1303 and a space 651.
  expect(regular.widthOf('0')).toBeCloseTo(1303 / 2048, 9)
  expect(regular.widthOf('12 3')).toBeCloseTo((3 * 1303 + 651) / 2048, 9)
  expect(regular.widthOf('→')).toBeCloseTo(1716 / 2048, 9)
  expect(regular.widthOf('iW')).toBeLessThan(regular.widthOf('WW'))
  expect(font('DejaVuSans-Bold').widthOf('0')).toBeGreaterThan(regular.widthOf('0'))
})

test('gives a letter that the font has not the width of its empty box', () => {
  const regular = font('DejaVuSans')
  expect(regular.widthOf('\u{4e00}')).toBe(regular.widthOf('\u{10fffd}'))
  expect(regular.widthOf('\u{4e00}')).toBeGreaterThan(0)
})

test('refuses what is no font', () => {
  expect(() => new FontWidths(new Uint8Array(100))).toThrow('the font has no table head')
})
