import { expect, test } from 'vitest'
import { bytesText, LineQueue, lineText, shownBytes } from './line-queue'

const queueOf = (...parts: string[]): LineQueue => {
  const queue = new LineQueue()
  for (const part of parts) expect(queue.add(Buffer.from(part))).toBe(true)
  return queue
}

test('lines are taken one by one, whole, however they came', () => {
  const queue = queueOf('on', 'e\ntwo\r', '\n\nrest')
  expect(queue.take()?.toString()).toBe('one')
  expect(queue.taken()).toBe('one')
  const second = queue.take()!
  expect([lineText(second), queue.taken()]).toEqual(['two', 'two\r'])
  expect(queue.take()?.toString()).toBe('')
  expect([queue.take(), queue.rest().toString()]).toEqual([null, 'rest'])
  queue.add(Buffer.from(' of it\n'))
  expect(queue.take()?.toString()).toBe('rest of it')
  expect([queue.take(), queue.rest().length]).toEqual([null, 0])
})

test('what nobody asked for is held up to a bound, and then it is said that it is too much', () => {
  const queue = new LineQueue()
  const most = LineQueue.MOST
  expect(queue.add(Buffer.alloc(most, 'x'))).toBe(true)
  expect(queue.add(Buffer.from('y'))).toBe(false)
  expect([queue.rest().length, queue.rest().includes('y')]).toEqual([most, false])
  const other = new LineQueue()
  expect(other.add(Buffer.alloc(3 * most, 'x'))).toBe(true)
  expect(other.rest().length).toBe(most)
})

test('the end that Windows writes belongs to no line, others do', () => {
  expect(['a\r', 'a\rb', 'a', '\r'].map((text) => lineText(Buffer.from(text)))).toEqual([
    'a',
    'a\rb',
    'a',
    '',
  ])
})

test('bytes that are no letters are shown by their numbers, and whole letters beside them as they are', () => {
  const of = (...bytes: (number | string)[]): string =>
    bytesText(Buffer.concat(bytes.map((one) => Buffer.from(typeof one === 'string' ? one : [one]))))
  expect(of('zwölf ✓ 🎲')).toBe('zwölf ✓ 🎲')
  expect(of('a', 0xff, 'ö✓🎲', 0x80, 'b')).toBe('a\\xffö✓🎲\\x80b')
  // A letter that is cut off at the end.
  expect(of('x', 0xe2, 0x9c)).toBe('x\\xe2\\x9c')
  expect(of(0x05, 0xc3)).toBe('\u0005\\xc3')
})

test('of many bytes the first sixty are shown, and how many there are', () => {
  expect(shownBytes(Buffer.alloc(60, 'x'))).toBe(`"${'x'.repeat(60)}"`)
  const long = shownBytes(Buffer.alloc(61, 'x'))
  expect(long).toContain(`"${'x'.repeat(60)}"`)
  expect(long).toContain('61')
})
