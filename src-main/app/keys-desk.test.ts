import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownKeys } from '@core/keys/choice'
import { afterAll, expect, test, vi } from 'vitest'
import { keysOfText } from '../keys/keys-file'
import { KeysDesk } from './keys-desk'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true }))
let last = 0

function desk(text?: string, chosen: readonly string[] = []) {
  const path = join(folder, `keys-${last++}.json`)
  if (text !== undefined) writeFileSync(path, text)
  const onChange = vi.fn<() => void>()
  const openFile = vi.fn<(path: string) => void>()
  const dialogs = { open: () => Promise.resolve(chosen) }
  const options = { path, dialogs, onChange, openFile, pdf: vi.fn<never>() }
  return { path, onChange, openFile, made: () => new KeysDesk(options) }
}

const rebound = { preset: 'tiled', keys: { save: ['$mod+Alt+S'], step: [] } } as const

test('keys are there again with the next start, in a file to be read and edited', async () => {
  const { path, onChange, made } = desk()
  const first = made()
  expect(first.load()).toEqual({ choice: ownKeys, problem: null })
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
  const problem = `${path}: Line 4: keys › save › 0: this is no key.`
  expect(broken.load()).toEqual({ choice: ownKeys, problem })
  expect(await broken.save(rebound)).toBe(problem)
  expect(readFileSync(path, 'utf8')).toBe(text)
  writeFileSync(path, text.replace('Ctl', 'Ctrl'))
  expect(broken.load()).toEqual({
    choice: { ...ownKeys, keys: { save: ['$mod+S'] } },
    problem: null,
  })
  expect(await broken.save(rebound)).toBeNull()
})

test('every kind of mistake has its line', () => {
  const line = (text: string) => {
    const found = keysOfText(text)
    return found.ok ? null : found.error
  }
  expect(line('{\n "version": 1,\n}')).toBe('Line 3: this is not JSON.')
  expect(line('{\n "version": 2\n}')).toMatch(/^Line 2: version: /)
  expect(line('{ "version": 1,\n "preset": "emacs" }')).toMatch(/^Line 2: preset: /)
  expect(line('{ "version": 1, "keys": {\n "fly": [] } }')).toBe(
    'Line 2: keys › fly: no command is called so.',
  )
  expect(line('{ "version": 1,\n "key": {} }')).toMatch(/^Line 1: .*key/)
  expect(line('{ "version": 1, "keys": { "tool-rockets-arrow": ["Q"] } }')).toBeNull()
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
  expect(keysOfText(readFileSync(path, 'utf8'))).toEqual({ ok: true, value: ownKeys })
})
