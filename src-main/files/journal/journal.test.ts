import { appendFile, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { EditRecord, JournaledDocument } from '@core/document/journal'
import { makeRng } from '@core/kernel/rng'
import { Chain } from './chain'
import { Journal } from './journal'
import type { JournalRecord } from './records'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-journal-'))
})
let opened: Journal[] = []
afterEach(async () => {
  for (const journal of opened) await journal.close()
  opened = []
  await rm(folder, { recursive: true })
})

const blank: JournaledDocument = { game: 'go', text: '', past: [], future: [], savedAt: 0 }

function state(text: string): JournalRecord {
  const document = { ...blank, text }
  return { kind: 'state', name: 'Untitled', path: null, document, lines: null, view: { zoom: 2 } }
}

/** A letter more at the end. */
function typed(before: string, letter: string): JournalRecord {
  const splice = { at: before.length, removed: '', inserted: letter }
  const add = [{ label: 'edit text', group: '', splice }]
  const none = { keep: 0, add: [] }
  return { kind: 'edit', splice, past: { keep: before.length, add }, future: none, savedAt: 0 }
}

const onFailure = (_: string, error: unknown) => expect.fail(String(error))

function open(): Journal {
  // How long a disk takes is no fault here.
  const journal = new Journal(folder, { delay: 0, patience: 600_000, onFailure })
  opened.push(journal)
  return journal
}

/** What a start after this would find. */
async function found() {
  return new Journal(folder, { onFailure: () => undefined }).restore()
}

describe('the journal', () => {
  test('gives back texts, history, view and place, in the order of the tabs', async () => {
    const journal = open()
    journal.note('a', state(''))
    journal.note('b', state('xy'))
    journal.note('a', typed('', 'p'))
    journal.note('a', typed('p', 'q'))
    journal.note('a', { kind: 'view', view: { zoom: 3 } })
    journal.note('b', { kind: 'place', name: 'b.txt', path: '/levels/b.txt' })
    journal.setOrder(['b', 'a'], 'a')
    await journal.settled()
    const { documents, active, wasCut, damaged } = await found()
    expect(documents.map(({ id, name, path, view }) => ({ id, name, path, view }))).toEqual([
      { id: 'b', name: 'b.txt', path: '/levels/b.txt', view: { zoom: 2 } },
      { id: 'a', name: 'Untitled', path: null, view: { zoom: 3 } },
    ])
    expect(documents.map(({ document }) => document.text)).toEqual(['xy', 'pq'])
    expect(documents[1]!.document.past).toHaveLength(2)
    expect({ active, wasCut, damaged }).toEqual({ active: 'a', wasCut: true, damaged: [] })
  })

  test('gives back branches with their histories; one that is deleted is gone', async () => {
    const journal = open()
    journal.note('a', state('x'))
    const from = { turn: 1, phase: 0, step: 4 }
    const rest = { parent: 0, from, earlier: [], turns: [], document: { ...blank, text: 'x' } }
    const line = (id: number) => ({ kind: 'line', line: { id, name: `${id}`, ...rest } }) as const
    journal.note('a', line(1))
    journal.note('a', line(2))
    const splice = { at: 1, removed: '', inserted: 'y' }
    const edit = { ...(typed('', 'y') as EditRecord), splice }
    journal.note('a', { kind: 'line-edit', id: 1, edit, turns: [['', 3]] })
    journal.note('a', { kind: 'line-gone', id: 2 })
    await journal.settled()
    const { lines, document } = (await found()).documents[0]!
    expect(document.text).toBe('x')
    const past = edit.past.add
    expect(lines).toEqual([
      { id: 1, name: '1', ...rest, turns: [['', 3]], document: { ...blank, text: 'xy', past } },
    ])
  })

  test('reads journals that know nothing of branches', async () => {
    const { lines: _, ...old } = state('x') as JournalRecord & { lines: unknown }
    open().note('a', old as JournalRecord)
    await opened[0]!.settled()
    expect((await found()).documents).toMatchObject([{ document: { text: 'x' }, lines: null }])
  })

  test('knows an end that was meant from one that was not', async () => {
    const journal = open()
    journal.note('a', state('x'))
    await journal.close()
    const { documents, wasCut } = await found()
    expect([documents.length, wasCut]).toEqual([1, false])
  })

  test('forgets a document that is closed', async () => {
    const journal = open()
    journal.note('a', state('x'))
    await journal.forget('a')
    expect((await found()).documents).toEqual([])
    await journal.forget('never there')
  })

  test('starts over with the whole state, which keeps it short', async () => {
    const journal = open()
    journal.note('a', state('x'.repeat(1000)))
    journal.note('a', state('y'))
    journal.note('a', {
      ...typed('', 'z'),
      splice: { at: 1, removed: '', inserted: 'z' },
    } as JournalRecord)
    await journal.settled()
    const text = await readFile(join(folder, 'a.journal'), 'utf8')
    expect(text.length).toBeLessThan(1000)
    expect((await found()).documents[0]!.document.text).toBe('yz')
  })

  test('cut anywhere, it gives a state that once was (seed 3)', async () => {
    const journal = open()
    journal.note('a', state(''))
    const letters = 'abcdefgh'
    for (let at = 0; at < letters.length; at++) {
      journal.note('a', typed(letters.slice(0, at), letters[at]!))
    }
    await journal.close()
    const path = join(folder, 'a.journal')
    const whole = await readFile(path)
    const begun = whole.indexOf('\n') + 1
    const rng = makeRng(3)
    for (let attempt = 0; attempt < 60; attempt++) {
      await writeFile(path, whole)
      const length = begun + rng.below(whole.length - begun + 1)
      await truncate(path, length)
      if (rng.below(2) === 0) await appendFile(path, Buffer.alloc(rng.below(40), rng.below(256)))
      const { text } = (await found()).documents[0]!.document
      const lines = whole.subarray(0, length).toString().split('\n').length - 2
      expect(text).toBe(letters.slice(0, lines))
    }
  })

  test('a changed letter makes what follows worthless, not what was before', async () => {
    const journal = open()
    journal.note('a', state(''))
    journal.note('a', typed('', 'p'))
    journal.note('a', typed('p', 'q'))
    journal.note('a', typed('pq', 'r'))
    await journal.close()
    const path = join(folder, 'a.journal')
    const lines = (await readFile(path, 'utf8')).split('\n')
    lines[2] = lines[2]!.replace('"inserted":"q"', '"inserted":"X"')
    await writeFile(path, lines.join('\n'))
    const damaged = lines.join('\n')
    const { documents, damaged: names } = await found()
    expect(documents[0]!.document.text).toBe('p')
    // What is lost to the app may still be of use to a user who looks into it.
    expect(names).toEqual(['a.journal'])
    await found()
    for (const name of ['a.journal', '2-a.journal']) {
      expect(await readFile(join(folder, 'damaged', name), 'utf8')).toBe(damaged)
    }
  })

  test('a missing record in the middle is reported, a last one that was cut off is not', async () => {
    const journal = open()
    journal.note('a', state(''))
    for (const [before, letter] of ['p', 'q', 'r'].entries()) {
      journal.note('a', typed('pqr'.slice(0, before), letter))
    }
    await journal.close()
    const path = join(folder, 'a.journal')
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.slice(0, -5))
    expect((await found()).damaged).toEqual([])
    const lines = text.split('\n')
    await writeFile(path, [lines[0], lines[1], lines[3], ''].join('\n'))
    const { documents, damaged } = await found()
    expect([documents[0]!.document.text, damaged]).toEqual(['p', ['a.journal']])
  })

  test('a state that is too long for a line does not spoil what is there', async () => {
    const journal = open()
    journal.note('a', state('x'))
    const endless = {
      ...state(''),
      view: {
        toJSON: () => {
          throw new RangeError('too long')
        },
      },
    }
    expect(() => journal.note('a', endless as unknown as JournalRecord)).toThrow('too long')
    journal.note('a', { kind: 'view', view: 7 })
    await journal.settled()
    expect((await found()).documents).toMatchObject([{ view: 7, document: { text: 'x' } }])
  })

  test('ends where a sealed line is no record', async () => {
    const chain = new Chain()
    const lines = [JSON.stringify({ ...state('one'), path: null }), '{"kind":', '{}']
    await writeFile(join(folder, 'a.journal'), lines.map((line) => chain.seal(line)).join(''))
    expect((await found()).documents).toMatchObject([{ id: 'a', document: { text: 'one' } }])
  })

  test('clears away what a writing that was cut off has left', async () => {
    const journal = open()
    journal.note('a', state('x'))
    await journal.settled()
    for (const name of ['a.journal.236696397', 'order.json.2415']) {
      await writeFile(join(folder, name), 'half')
    }
    expect((await found()).documents.map(({ id }) => id)).toEqual(['a'])
    expect((await readdir(folder)).filter((name) => /\d$/.test(name))).toEqual([])
  })

  test('puts a journal aside that tells nothing', async () => {
    await writeFile(join(folder, 'bad.journal'), 'no journal\n')
    const { documents, damaged } = await found()
    expect([documents, damaged]).toEqual([[], ['bad.journal']])
    expect(await readdir(join(folder, 'damaged'))).toEqual(['bad.journal'])
  })

  test('says when it cannot write, and takes nothing more until it is started over', async () => {
    const failures: string[] = []
    const journal = new Journal(join(folder, 'below'), {
      delay: 0,
      onFailure: (id) => failures.push(id),
    })
    opened.push(journal)
    await rm(join(folder, 'below'), { recursive: true })
    await writeFile(join(folder, 'below'), 'a file in the place of the folder')
    journal.note('a', state('x'))
    await journal.settled()
    expect(failures).toEqual(['a'])
    expect(journal.note('a', typed('x', 'y'))).toBe(false)
    await rm(join(folder, 'below'))
    journal.note('a', state('xy'))
    await journal.settled()
    expect(
      (await new Journal(join(folder, 'below'), { onFailure }).restore()).documents,
    ).toHaveLength(1)
  })

  test('where nothing can be written it starts all the same', async () => {
    await writeFile(join(folder, 'file'), '')
    const failures: string[] = []
    const journal = new Journal(join(folder, 'file'), { onFailure: (id) => failures.push(id) })
    expect(await journal.restore()).toEqual({
      documents: [],
      active: null,
      wasCut: false,
      damaged: [],
      unread: 0,
      torn: 0,
      lostFiles: [],
    })
    expect(failures).toEqual([''])
  })
})
