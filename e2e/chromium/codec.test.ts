import { describe, expect, test } from 'vitest'
import { decode, encode } from './codec'
import { frameOf, frameReader, type Heard } from './frames'

const values: Readonly<Record<string, unknown>> = {
  'what JSON knows': { a: [1, 'two', null, true, { b: [] }], ö: '’\n\0', '': 0 },
  'nothing, in lists and objects': [undefined, { a: undefined }, [undefined]],
  'numbers without a word in JSON': [NaN, Infinity, -Infinity, -0, 5e-324, 2 ** 53],
  'typed arrays': [
    new Int32Array([1, -2, 2 ** 31 - 1]),
    new Float64Array([NaN, -0, 0.1]),
    new Uint8Array(0),
    new BigInt64Array([-(2n ** 63n)]),
  ],
  'a part of a buffer': new Uint16Array(new Uint16Array([1, 2, 3, 4]).buffer, 2, 2),
  'a buffer': new Uint8Array([9, 8]).buffer,
  'a large number': 2n ** 80n,
  'maps, sets and dates': [new Map([[{ a: 1 }, new Set([[1], 'x'])]]), new Date(7), new Map()],
  'lists that look like what stands for other values': [['undefined'], ['number', 'NaN'], ['list']],
  'keys of the prototype': JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}') as unknown,
}

describe('a value as bytes', () => {
  test.each(Object.entries(values))('%s: comes back as it was cloned', (_, value) => {
    // The bytes stand anywhere in what came.
    const bytes = new Uint8Array([7, 7, 7, ...encode(value)]).subarray(3)
    expect(decode(bytes)).toStrictEqual(structuredClone(value))
    expect(decode(Buffer.from(bytes))).toStrictEqual(structuredClone(value))
  })

  test('what cannot be cloned is refused', () => {
    expect(() => encode({ a: [() => 1] })).toThrow('a function cannot be cloned')
    expect(() => encode(Symbol('x'))).toThrow('a symbol cannot be cloned')
  })
})

test('messages come whole out of pieces of any size', () => {
  const messages: Heard[] = Array.from({ length: 20 }, (_, id) => ({
    kind: 'reply',
    id,
    value: new Int32Array(id * 50).fill(id),
  }))
  const bytes = new Uint8Array(messages.flatMap((one) => [...frameOf(one)]))
  for (const size of [1, 3, 100, 5000, bytes.length]) {
    const read = frameReader<Heard>()
    const heard: Heard[] = []
    for (let at = 0; at < bytes.length; at += size) heard.push(...read(bytes.slice(at, at + size)))
    expect(heard).toStrictEqual(messages)
  }
})
