import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownKeys } from '@core/keys/choice'
import type { KeysLoaded } from '@core/protocol/keys'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import { keysOfText } from '../kept/keys-file'
import { KeysDesk } from './keys-desk'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true }))
const open: KeysDesk[] = []
afterEach(() => open.splice(0).forEach((one) => one.close()))
let last = 0

function desk(text?: string, chosen: readonly string[] = []) {
  const path = join(folder, `keys-${last++}.json`)
  if (text !== undefined) writeFileSync(path, text)
  const onChange = vi.fn<() => void>()
  const openFile = vi.fn<(path: string) => void>()
  const dialogs = { open: () => Promise.resolve(chosen) }
  const onEdited = vi.fn<(loaded: KeysLoaded) => void>()
  const options = { path, dialogs, onChange, onEdited, openFile, pdf: vi.fn<never>() }
  const made = () => {
    const made = new KeysDesk(options)
    open.push(made)
    return made
  }
  return { path, onChange, onEdited, openFile, made }
}

const rebound = { preset: 'tiled', keys: { save: ['$mod+Alt+S'], step: [] } } as const

test('keys are there again with the next start, in a file to be read and edited', async () => {
  const { path, onChange, made } = desk()
  const first = made()
  expect(first.load()).toEqual({ choice: ownKeys, problem: null, notes: [] })
  expect(await first.save(rebound)).toBeNull()
  expect(onChange).toHaveBeenCalled()
  expect(readFileSync(path, 'utf8')).toBe(
    '{\n  "version": 1,\n  "preset": "tiled",\n  "keys": {\n    "save": ["Ctrl+Alt+S"],\n    "step": []\n  }\n}\n',
  )
  const again = made()
  expect(again.load().choice).toEqual(rebound)
  expect([again.keysOf('save', ['$mod+S']), again.keysOf('open', ['$mod+O'])]).toEqual([
    ['$mod+Alt+S'],
    ['$mod+O'],
  ])
})

test('a file with a mistake is told with its line, and never written over', async () => {
  const text = '{\n  "version": 1,\n  "keys": {\n    "save": ["Ctl+S"]\n  }\n}\n'
  const { path, made } = desk(text)
  const broken = made()
  const problem = `${path}: Line 4, column 14: keys › save › 0: not a key.`
  expect(broken.load()).toEqual({ choice: ownKeys, problem, notes: [] })
  expect(await broken.save(rebound)).toBe(problem)
  expect(readFileSync(path, 'utf8')).toBe(text)
  writeFileSync(path, text.replace('Ctl', 'Ctrl'))
  expect(broken.load()).toEqual({
    choice: { ...ownKeys, keys: { save: ['$mod+S'] } },
    problem: null,
    notes: [],
  })
  expect(await broken.save(rebound)).toBeNull()
})

test('every kind of mistake has its line', () => {
  const line = (text: string) => {
    const found = keysOfText(text)
    return found.ok ? null : found.error
  }
  expect(line('{\n "version": 1,\n}')).toBe('Line 3, column 1: not valid JSON.')
  expect(line('{\n "version": 2\n}')).toMatch(/^Line 2, column 2: version: /)
  expect(line('{ "version": 1,\n "preset": "emacs" }')).toMatch(/^Line 2, column 2: preset: /)
  expect(line('{ "version": 1,\n "key": {} }')).toMatch(/^Line 1, column 1: .*key/)
  expect(line('{ "version": 1, "keys": { "tool-rockets-arrow": ["Q"] } }')).toBeNull()
})

test('a command that is gone, renamed or unknown has a line of its own, and the rest holds', async () => {
  const { path, made } = desk(
    '{\n  "version": 1,\n  "keys": {\n    "lower-pane": ["Ctrl+J"],\n    "what-if": ["B"],\n    "fly": ["F4"],\n    "save": ["F2"]\n  }\n}\n',
  )
  const keys = made()
  const { choice, problem, notes } = keys.load()
  expect([problem, notes]).toEqual([
    null,
    [
      `${path}: Line 4, column 5: the command lower-pane no longer exists; its keys are ignored.`,
      `${path}: Line 6, column 5: there is no command fly; its keys are ignored.`,
    ],
  ])
  expect([keys.keysOf('save', []), keys.keysOf('branch-here', ['L'])]).toEqual([['F2'], ['B']])
  // What is not known is not lost either.
  expect(await keys.save({ ...choice, keys: { ...choice.keys, open: [] } })).toBeNull()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    keys: { fly: ['F4'], 'lower-pane': ['Ctrl+J'], 'branch-here': ['B'] },
  })
  const twice = keysOfText('{ "version": 1, "keys": { "what-if": ["B"], "branch-here": ["L"] } }')
  expect(twice).toMatchObject({ ok: true, value: { choice: { keys: { 'branch-here': ['L'] } } } })
  expect(twice.ok && twice.value.notes).toHaveLength(1)
})

test('what another hand writes holds at once', async () => {
  const { path, made, onEdited } = desk()
  const keys = made()
  await keys.save(rebound)
  writeFileSync(path, '{ "version": 1, "keys": { "save": ["F2"] } }')
  await soon(() => expect(onEdited).toHaveBeenCalledOnce())
  expect(onEdited.mock.calls[0]![0]).toMatchObject({ problem: null, notes: [] })
  expect(keys.keysOf('save', [])).toEqual(['F2'])
})

test('keys of another file are read and not kept; what is none is refused', async () => {
  const { path, made } = desk('{ "version": 1, "preset": "vscode" }')
  const importing = desk(undefined, [path]).made()
  expect(await importing.import()).toEqual({ ok: true, value: { preset: 'vscode', keys: {} } })
  expect(importing.load().choice).toEqual(ownKeys)
  writeFileSync(path, '[]')
  expect(await importing.import()).toMatchObject({ ok: false })
  expect(await made().import()).toEqual({ ok: true, value: null })
})

test('the file is made before it is edited by hand', async () => {
  const { path, openFile, made } = desk()
  expect(await made().edit()).toBeNull()
  expect(openFile).toHaveBeenCalledWith(path)
  expect(keysOfText(readFileSync(path, 'utf8'))).toEqual({
    ok: true,
    value: { choice: ownKeys, notes: [] },
  })
})
