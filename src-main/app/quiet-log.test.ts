import { expect, test } from 'vitest'
import { makeQuiet } from './quiet-log'

function makeLog() {
  const written: string[] = []
  const clock = { now: 0 }
  const write = makeQuiet(
    (line) => written.push(line),
    () => clock.now,
  )
  return { write, written, clock }
}

test('a line repeated soon is counted', () => {
  const { write, written, clock } = makeLog()
  for (const line of ['a', 'b', 'a', 'a']) write(line)
  expect(written).toEqual(['a', 'b'])
  clock.now = 10_000
  write('a')
  expect(written.slice(2)).toEqual(['2 lines like those before were left out', 'a'])
  clock.now = 20_000
  write('b')
  expect(written.slice(4)).toEqual(['b'])
})

test('lines that are all different are not without end either', () => {
  const { write, written, clock } = makeLog()
  for (let line = 0; line < 5000; line++) write(String(line))
  expect(written).toHaveLength(1000)
  clock.now = 10_000
  write('more')
  expect(written.slice(1000)).toEqual(['4000 lines like those before were left out', 'more'])
})

test('what another file has is no reason to leave a line out', () => {
  const written: string[] = []
  let file = 'one'
  const write = makeQuiet(
    (line) => written.push(`${file}: ${line}`),
    () => 0,
    () => file,
  )
  for (const line of ['a', 'a']) write(line)
  file = 'other'
  for (const line of ['a', 'a']) write(line)
  expect(written).toEqual(['one: a', 'other: a'])
})
