import { expect, test } from 'vitest'
import type { Call } from '../threads/call'
import { Calls } from './calls'

function begun() {
  const told: { call: number; progress: unknown }[] = []
  const calls = new Calls((news) => told.push(news))
  const begin = (number: number) => {
    let held!: Call<string>
    let end!: (reply: string) => void
    const reply = calls.answer<string, string>(number, (call) => {
      held = call
      return new Promise((done) => (end = done))
    })
    return { call: held, end, reply }
  }
  return { told, calls, begin }
}

test('news of a call go under its number, until it is answered', async () => {
  const { told, begin } = begun()
  const [one, two] = [begin(1), begin(2)]
  two.call.tell('two')
  one.call.tell('one')
  one.end('done')
  expect(await one.reply).toBe('done')
  one.call.tell('late')
  expect(told).toEqual([
    { call: 2, progress: 'two' },
    { call: 1, progress: 'one' },
  ])
})

test('a stop is for one call, also for one that has not begun', () => {
  const { calls, begin } = begun()
  const [one, two] = [begin(1), begin(2)]
  calls.stop(2)
  expect([one.call.stop.aborted, two.call.stop.aborted]).toEqual([false, true])
  calls.stop(3)
  expect([begin(3).call.stop.aborted, begin(4).call.stop.aborted]).toEqual([true, false])
})

test('stops that come too late do not keep one from coming in time', () => {
  const { calls, begin } = begun()
  for (let number = 1; number <= 1000; number++) calls.stop(number)
  calls.stop(2000)
  expect(begin(2000).call.stop.aborted).toBe(true)
})

test('calls of a page that is gone are stopped, and the next page hears nothing of them', () => {
  const { told, calls, begin } = begun()
  const old = begin(1)
  calls.stop(2)
  calls.leave()
  const [one, two] = [begin(1), begin(2)]
  expect([old, one, two].map(({ call }) => call.stop.aborted)).toEqual([true, false, false])
  old.call.tell('old')
  one.call.tell('new')
  expect(told).toEqual([{ call: 1, progress: 'new' }])
})

test('of two calls with one number the first is stopped, and not heard any more', () => {
  const { told, begin } = begun()
  const [first, second] = [begin(1), begin(1)]
  first.call.tell('first')
  second.call.tell('second')
  expect(first.call.stop.aborted).toBe(true)
  expect([second.call.stop.aborted, told]).toEqual([false, [{ call: 1, progress: 'second' }]])
})
