import { describe, expect, test } from 'vitest'
import { within } from '@core/package/import/parsed'
import { parsers } from './parsers'

/** Lists of which each has the one before. */
function chain(length: number): string {
  return Array.from(
    { length },
    (_, at) => `a${at}: &a${at} [${at === 0 ? 1 : `*a${at - 1}`}]`,
  ).join('\n')
}

/** Lines of which each stands one column further to the right. */
function stairs(count: number, line: string): string {
  return Array.from({ length: count }, (_, at) => ' '.repeat(at) + line).join('\n')
}

function times(count: number, text: string): string {
  return Array(count).fill(text).join()
}

describe('YAML', () => {
  test('is read as data, and keys have lines', () => {
    const read = parsers.yaml('# one\nname: "a"\nlimits:\n  memory: 64\n  odd: 1\n')
    if (!read.ok) throw new Error(read.error.kind)
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

  test.each([
    ['cycle', '*x', 2, 11, 'a: 1\nb: &x [1, *x]\n'],
    ['cycle', '*x', 2, 10, 'a: &x\n  b: {c: *x}\n'],
    ['noAnchor', '*y', 2, 4, '&x a: 1\nb: *y\n'],
    ['noAnchor', '*x', 1, 4, 'b: *x\na: &x 1\n'],
    ['aliases', '*x', 2, 305, `a: &x [${times(999, '1')}]\nb: [${times(101, '*x')}]`],
    ['aliases', '*x', 2, 3005, `a: &x 1\nb: [${times(1001, '*x')}]`],
    ['deep', '*a98', 100, 12, chain(100)],
    ['deep', '', 2, 104, `# a\nb: ${'['.repeat(101)}`],
    ['deep', '', 101, 101, stairs(101, 'a:')],
    ['deep', '', 201, 1, stairs(999, '?')],
    ['deep', '', 1, 1, '- &a '.repeat(50_000)],
    ['deep', '', 2, 4, `# a\n"a": ${'"a": '.repeat(50_000)}`],
  ] as const)('%s of %j at %i:%i is refused with its place', (kind, found, line, column, text) => {
    expect(parsers.yaml(text)).toEqual({ ok: false, error: { kind, found, line, column } })
  })

  test('what is long or has steps within reason is read', () => {
    const flow = `[${times(200, '{in: a - b, out: c}')}]`
    for (const text of [stairs(100, 'a:'), '- '.repeat(100), `a: ${'x - '.repeat(99)}`, flow])
      expect(parsers.yaml(text)).toMatchObject({ ok: true })
  })

  test('of YAML 1.1 merges are keys like others, also of what cannot be merged', () => {
    const read = parsers.yaml('%YAML 1.1\n---\na: &a 1\nb: {<<: *a}\n')
    expect(read.ok && read.value.value).toEqual({ a: 1, b: { '<<': 1 } })
  })

  test('aliases within reason are followed', () => {
    const read = parsers.yaml('a: &x [1]\nb: &y {c: *x}\nd: [*y, *x, &x 2, *x]\n')
    if (!read.ok) throw new Error(read.error.found)
    expect(read.value.value).toEqual({ a: [1], b: { c: [1] }, d: [{ c: [1] }, [1], 2, 2] })
    expect(parsers.yaml(chain(99)).ok).toBe(true)
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
    if (!read.ok) throw new Error(read.error.kind)
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
