import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { needing } from '../../../../scripts/unit/needs'
import { soon } from '../../../../scripts/unit/soon'
import { notesWith, PRINTS, programSets, type ProgramSet } from './testing/program-set'

const open = programSets()

/** What the file keeps. */
async function keptIn(set: ProgramSet): Promise<unknown> {
  const text = await readFile(join(set.folder, 'boardwright.json'), 'utf8')
  return (JSON.parse(text) as { programs?: unknown }).programs
}

const names = async (set: ProgramSet) =>
  (await set.desk.list(set.set)).programs.map(({ name }) => name)

describe('the programs of a set', () => {
  needing('unix')
  test('are chosen in the dialog: kept from the folder, trusted, and taken back', async () => {
    const set = await open({ 'my sol.cpp': '', 'bin/run': '', 'notes.md': '', '../other.py': '' })
    await chmod(join(set.folder, 'notes.md'), 0o644)
    const path = (name: string) => join(set.folder, name)
    set.chosen = [path('my sol.cpp'), path('bin/run'), path('notes.md'), path('../other.py')]
    const chosen = await set.desk.choose(set.set, null)
    expect(chosen).toMatchObject({
      value: {
        problems: [expect.stringMatching(/^notes\.md is neither source code/)],
        undo: 'add 3 programs',
      },
    })
    expect(await keptIn(set)).toEqual([
      { name: 'my sol.cpp', command: "'./my sol.cpp'" },
      { name: 'run', command: 'bin/run' },
      { name: 'other.py', command: '../other.py' },
    ])
    const { programs } = await set.desk.list(set.set)
    expect(programs.map(({ isTrusted }) => isTrusted)).toEqual([true, true, true])
    expect(chosen).toMatchObject({ value: { added: programs.map(({ id }) => id) } })
    set.chosen = [path('bin/run')]
    expect(await set.desk.choose(set.set, 'C++')).toMatchObject({
      value: { added: [], problems: ['run is already in the set.'] },
    })
    set.chosen = []
    expect(await set.desk.choose(set.set, null)).toEqual({ ok: true, value: null })
    await set.host.find(set.set)!.steps.undo()
    await set.host.find(set.set)!.set.refresh()
    await soon(() => expect(set.lists.at(-1)?.programs).toEqual([]))
  })

  test('are changed as steps, and keep their ids under another name', async () => {
    const set = await open({ 'boardwright.json': notesWith({ one: './1', two: './2' }) })
    const [one, two] = (await set.desk.list(set.set)).programs.map(({ id }) => id) as [
      string,
      string,
    ]
    const change = (given: Parameters<typeof set.desk.change>[1]) => set.desk.change(set.set, given)
    expect(await change({ kind: 'name', program: one, name: 'first' })).toMatchObject({
      problem: null,
      undo: 'rename one',
    })
    // Whoever sees the file first.
    const told = set.lists.flatMap(({ programs }) => programs.map(({ id }) => id))
    expect(new Set(told)).toEqual(new Set([one, two]))
    // Both at once, as a user is quicker than a disk.
    const both = await Promise.all([
      change({ kind: 'expects', program: one, expects: ['WA', 'TLE'] }),
      change({ kind: 'place', program: one, before: null }),
    ])
    expect(both.map(({ problem }) => problem)).toEqual([null, null])
    expect(await set.desk.list(set.set)).toMatchObject({
      programs: [
        { id: two, name: 'two', expects: null },
        { id: one, name: 'first', expects: ['WA', 'TLE'] },
      ],
    })
    for (const [name, words] of [
      ['two', 'Another program has this name.'],
      [' ', 'A name is missing.'],
      ['a\nb', 'A name cannot contain control characters.'],
    ] as const)
      expect(await change({ kind: 'name', program: one, name })).toMatchObject({
        problem: { message: words },
      })
    await change({ kind: 'remove', programs: [one, 'x'] })
    expect(await names(set)).toEqual(['two'])
    const gone = { problem: { message: expect.stringContaining('no longer kept') } }
    expect(await change({ kind: 'expects', program: one, expects: null })).toMatchObject(gone)
    await set.host.find(set.set)!.steps.undo()
    await set.host.find(set.set)!.set.refresh()
    expect(await names(set)).toEqual(['two', 'first'])
  })

  test('are told when the file changes on disk, and the last ones stay when it is broken', async () => {
    const set = await open({ 'boardwright.json': notesWith({ one: './1' }) })
    await set.desk.list(set.set)
    const file = join(set.folder, 'boardwright.json')
    await writeFile(file, notesWith({ one: './1', two: './2' }))
    await set.host.find(set.set)!.set.refresh()
    await soon(() => expect(set.lists.at(-1)?.programs).toHaveLength(2))
    await writeFile(file, '{\n"version": 1,\n')
    await set.host.find(set.set)!.set.refresh()
    const fault = 'Line 3, column 1: this is not JSON: the text ends too early.'
    const problem = `boardwright.json cannot be read. ${fault}`
    await soon(() => expect(set.lists.at(-1)).toMatchObject({ problem }))
    const { programs } = await set.desk.list(set.set)
    expect(programs).toHaveLength(2)
    const done = await set.desk.change(set.set, { kind: 'remove', programs: [programs[0]!.id] })
    expect(done.problem?.message).toContain(fault)
    expect(await readFile(file, 'utf8')).toBe('{\n"version": 1,\n')
  })

  test('are told when one of their files is written, with another mark of its source', async () => {
    const set = await open({
      ...{ one: PRINTS, two: PRINTS },
      'boardwright.json': notesWith({ one: './one 0', two: './two 0' }),
    })
    const before = (await set.desk.list(set.set)).programs.map(({ source }) => source)
    await set.host.find(set.set)!.set.refresh()
    expect((await set.desk.list(set.set)).programs.map(({ source }) => source)).toEqual(before)
    await set.put({ one: `${PRINTS}# changed\n` })
    await set.host.find(set.set)!.set.refresh()
    await soon(() => {
      const [one, two] = set.lists.at(-1)!.programs
      expect([one!.source === before[0], two!.source === before[1]]).toEqual([false, true])
    })
  })

  test('keep flags for their compilers; those that may do more than change a program are asked about', async () => {
    const set = await open({
      'a.cpp': '',
      'boardwright.json': notesWith({ one: './a.cpp', two: 'sh -c ""' }),
    })
    set.chosen = [join(set.folder, 'a.cpp')]
    const [one, two] = (await set.desk.list(set.set)).programs
    expect([one!.flags, one!.hasSanitizers, two!.flags]).toEqual(['', true, null])
    const keep = (flags: string) =>
      set.desk.change(set.set, { kind: 'flags', program: one!.id, flags })
    expect(await keep('-O3 -DX')).toMatchObject({
      problem: null,
      undo: 'change the compiler flags of one',
    })
    expect((await keptIn(set)) as unknown[]).toMatchObject([
      { name: 'one', command: './a.cpp', flags: '-O3 -DX' },
      { name: 'two' },
    ])
    set.answer = 1
    await set.run({ programs: [one!.id] })
    expect(set.questions.at(-1)?.detail).toContain('./a.cpp  [-O3 -DX]')
    set.answer = 0
    await set.run({ programs: [one!.id] })
    const asked = set.questions.length
    await keep('-O2')
    await set.run({ programs: [one!.id] })
    expect(set.questions).toHaveLength(asked)
    await keep('-O2 -fplugin=./x.so')
    set.answer = 1
    await set.run({ programs: [one!.id] })
    expect(set.questions).toHaveLength(asked + 1)
    await keep('')
    expect((await keptIn(set)) as unknown[]).toMatchObject([
      { name: 'one', command: './a.cpp' },
      {},
    ])
    await set.desk.change(set.set, { kind: 'flags', program: two!.id, flags: '-O3' })
    await set.run({ programs: [two!.id] })
    expect(set.rows.at(-1)).toMatchObject({
      state: 'command',
      message: expect.stringContaining('-O3'),
    })
    expect((await set.desk.list(set.set)).programs[1]!.flags).toBe('-O3')
  })

  test('offers languages that are on the machine alone', async () => {
    const set = await open()
    const found = await set.desk.languages()
    expect(found).toContainEqual({ name: 'JavaScript', endings: ['.js', '.mjs', '.cjs'] })
    const path = process.env['PATH']
    process.env['PATH'] = '/nowhere'
    try {
      expect(await set.desk.languages()).toEqual([])
    } finally {
      process.env['PATH'] = path
    }
  })
})
