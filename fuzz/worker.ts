import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { Corpus } from './corpus'
import { Fuzzer } from './fuzzer'
import type { FuzzOrder, FuzzReport } from './order'
import { allTargets } from './targets'

/** Time one target has before the next one's turn, in ms. */
const SLICE = 2000

/** Time between reports, in ms. */
const REPORT_TIME = 60_000

const order = workerData as FuzzOrder
const beat = new Int32Array(order.beat)
const letters = new Uint16Array(order.letters)
const end = Date.now() + order.minutes * 60_000

const targets = (await allTargets(order.root)).filter(
  ({ id }) => order.only.length === 0 || order.only.includes(id),
)
const fuzzers = targets.map((target, at) => {
  const folder = join(order.root, 'fuzz')
  const corpus = new Corpus(join(folder, 'corpus'), target)
  const finds = new Corpus(join(folder, 'found'), target)
  return new Fuzzer(target, corpus, finds, order.seed, (input) => noteInput(at, input))
})

for (const fuzzer of fuzzers) fuzzer.begin()
let nextReport = Date.now() + REPORT_TIME
while (Date.now() < end) {
  for (const fuzzer of fuzzers) {
    const sliceEnd = Math.min(end, Date.now() + SLICE)
    do fuzzer.next()
    while (Date.now() < sliceEnd)
  }
  if (Date.now() < nextReport) continue
  report(false)
  nextReport += REPORT_TIME
}
report(true)

function report(isEnd: boolean): void {
  const targets = fuzzers.map(({ target, tried, kept, slowest, found }) => {
    return { id: target.id, tried, kept, slowest: Math.round(slowest), found }
  })
  parentPort!.postMessage({ isEnd, targets } satisfies FuzzReport)
}

/** Leaves the input where the main thread finds it when this one hangs. */
function noteInput(target: number, input: string): void {
  const length = Math.min(input.length, letters.length)
  for (let at = 0; at < length; at++) letters[at] = input.charCodeAt(at)
  beat[1] = target
  beat[2] = length
  Atomics.add(beat, 0, 1)
}
