import { describe, expect, test } from 'vitest'
import { within } from '@core/package/import/parsed'
import { parsers } from './parsers'

describe('YAML', () => {
  test('is read as data, and keys have lines', () => {
    const read = parsers.yaml('# one\nname: "a"\nlimits:\n  memory: 64\n  odd: 1\n')
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.value).toEqual({ name: 'a', limits: { memory: 64, odd: 1 } })
    expect(read.value.where(['limits', 'odd'])).toEqual({ line: 5, column: 3 })
    expect(read.value.where(['name'])).toEqual({ line: 2, column: 1 })
    expect(read.value.where(['no'])).toEqual({ line: 1, column: 1 })
  })

  test.each([
    ['name: "a', 1],
    ['a: 1\na: 2\n', 2],
    ['x: [1\ny: }', 2],
  ])('%j is refused with its line', (text, line) => {
    expect(parsers.yaml(text)).toMatchObject({ ok: false, error: { line } })
  })

  test('neither depth nor aliases are a way to hold it up', () => {
    const deep = '['.repeat(50_000)
    const laughs = Array.from({ length: 9 }, (_, at) =>
      at === 0
        ? 'a0: &a0 [x, x]'
        : `a${at}: &a${at} [${Array(9)
            .fill(`*a${at - 1}`)
            .join(', ')}]`,
    ).join('\n')
    const steps = Array.from({ length: 1200 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')
    for (const text of [deep, '{a: '.repeat(5000), '- '.repeat(5000), '? '.repeat(5000), steps]) {
      expect(parsers.yaml(text).ok).toBe(false)
    }
    expect(parsers.yaml(laughs).ok).toBe(false)
    expect(parsers.yaml(`a: ${'x'.repeat(2 ** 20)}`).ok).toBe(false)
  })
})

describe('XML', () => {
  test('is read as elements with their lines', () => {
    const read = parsers.xml(
      '<?xml version="1.0"?>\n<!-- x -->\n<a b="&lt;&#10;"><c>1</c>\n<c/></a>',
    )
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value).toMatchObject({
      name: 'a',
      attributes: { b: '<\n' },
      where: { line: 3, column: 1 },
    })
    expect(within(read.value, 'c').map(({ text, where }) => [text, where])).toEqual([
      ['1', { line: 3, column: 18 }],
      ['', { line: 4, column: 1 }],
    ])
  })

  test.each([
    ['<a>', 1],
    ['<a>\n</b>', 2],
    ['<!DOCTYPE a [<!ENTITY x "y">]>\n<a>&x;</a>', 2],
    ['<a/>\n<b/>', 2],
    ['', 1],
    ['<a>'.repeat(200), 1],
  ])('%j is refused with its line', (text, line) => {
    expect(parsers.xml(text)).toMatchObject({ ok: false, error: { line } })
  })
})
