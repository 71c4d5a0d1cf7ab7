import { writeSync } from 'node:fs'
import { makeRng } from '../../../core/kernel/rng'
import { Journal } from '../journal'
import type { JournalRecord } from '../records'

// A program that keeps a document in a journal until it is killed. Arguments: the journal's folder and a seed. It prints
// a line for each text: "may" before it notes it, "is" once the journal says that it is on disk.

const [folder = '', seed = '0'] = process.argv.slice(2)
const rng = makeRng(Number(seed))
const journal = new Journal(folder, {
  delay: rng.below(8),
  // How long a disk takes is no fault here.
  patience: 600_000,
  onFailure: (_, error) => fail(error),
})
const LONGEST = 30_000

function fail(error: unknown): never {
  console.error(error)
  process.exit(1)
}

function say(line: string): void {
  writeSync(1, `${line}\n`)
}

/** Writes everything again, which replaces the file with a new one. */
function begin(text: string): void {
  const document = { game: 'any', text, past: [], future: [], savedAt: 0 }
  const state: JournalRecord = {
    kind: 'state',
    name: 'a',
    path: null,
    document,
    lines: null,
    view: 0,
  }
  journal.note('a', state)
}

function edit(before: string, inserted: string): void {
  const splice = { at: before.length, removed: '', inserted }
  const none = { keep: 0, add: [] }
  journal.note('a', { kind: 'edit', splice, past: none, future: none, savedAt: 0 })
}

async function write(): Promise<void> {
  let text = ''
  for (let number = 0; ; number++) {
    const added = `${seed}.${number}${'.'.repeat(rng.below(rng.pick([4, 4000])))};`
    const isAnew = number === 0 || text.length > LONGEST || rng.below(6) === 0
    const next = text.length > LONGEST ? added : text + added
    say(`may ${next}`)
    if (isAnew) begin(next)
    else edit(text, added)
    text = next
    if (rng.below(3) > 0) continue
    await journal.settled()
    say(`is ${next}`)
  }
}

void journal.restore().then(write)
