import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tries } from '@core/conformance/testing/tries'
import { makeRng } from '@core/kernel/rng'
import { Journal } from './journal'

const KILLS = tries(20, 100)
/** Programs killed side by side, each with a folder of its own that outlives it. */
const LANES = 4
const SEED = 5
/** Most lines of a program before it is killed: by lines and not by time, as machines are slow or fast. */
const MOST_LINES = 40

let root: string
let program: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'boardwright-kills-'))
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@core': resolve('src-main/core') } },
    ssr: { noExternal: true },
    build: {
      ssr: resolve(import.meta.dirname, 'testing/scribe.ts'),
      outDir: root,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'scribe.cjs' } },
    },
  })
  program = join(root, 'scribe.cjs')
})
afterAll(() => rm(root, { recursive: true }))

/** Runs the program and kills it when it has printed so many lines; returns all that it had printed by then. */
async function linesUntilKilled(folder: string, seed: number, most: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, folder, String(seed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  let lines = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    lines += text.split('\n').length - 1
    if (lines >= most) child.kill('SIGKILL')
  })
  const signal = await new Promise((resolve) => child.once('close', (_, by) => resolve(by)))
  // It ends by itself only when something could not be written.
  expect(signal, `seed ${seed}`).toBe('SIGKILL')
  return output.split('\n').slice(0, -1)
}

/** Kills the programs of one lane; returns how many of them had said that something was on disk. */
async function killLane(lane: number): Promise<number> {
  const rng = makeRng(SEED + lane)
  const folder = join(root, `journal-${lane}`)
  let kept: string | undefined
  let sure = 0
  for (let round = 0; round < KILLS / LANES; round++) {
    const seed = lane * KILLS + round
    const lines = await linesUntilKilled(folder, seed, 1 + rng.below(MOST_LINES))
    const last = lines.findLastIndex((line) => line.startsWith('is '))
    const texts = lines.slice(Math.max(0, last)).map((line) => line.slice(line.indexOf(' ') + 1))
    const journal = new Journal(folder, { onFailure: () => undefined })
    const { documents, damaged } = await journal.restore()
    const found = documents[0]?.document.text
    expect(damaged, `seed ${seed}`).toEqual([])
    // A kill before anything was on disk leaves what the round before has left.
    expect(last < 0 ? [kept, ...texts] : texts, `seed ${seed}`).toContain(found)
    kept = found
    if (last >= 0) sure++
  }
  return sure
}

test(`killed ${KILLS} times while it writes, the journal has what it said it had (seed ${SEED})`, async () => {
  const lanes = Array.from({ length: LANES }, (_, lane) => killLane(lane))
  const sure = (await Promise.all(lanes)).reduce((sum, one) => sum + one, 0)
  expect(sure).toBeGreaterThan(KILLS / 2)
})
