// long because it has good and bad arguments of every request.
import { describe, expect, test } from 'vitest'
import { MAX_PART } from '@core/protocol/exports'
import { requestNames, type RequestName } from '@core/protocol/ipc'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { MAX_WORKSPACE, droppedSchema, requestSchemas } from './request-schemas'

const filter = { name: 'Levels', extensions: ['in', 'tar.gz'] }
const run = { runId: 1, slot: 'main', game: 'rockets', text: '5 5' }

const generate = { game: 'any', recipe: { rows: 5 }, seed: 7 }

const match = {
  matchId: 1,
  game: 'any',
  text: '',
  players: ['greedy', null],
  given: [null, 'SS'],
  seed: 1,
  timeLimit: 500,
  most: null,
  faultRule: 'stay',
}
const files = {
  'player0.in': '0\n',
  'player0.out': '',
  'player0.transcript': '',
  'player1.in': '',
  'player1.out': '',
  'player1.transcript': '',
}

const id = '0b5b0b0e-4e0f-4f43-8f0a-0c6a1d5c7a11'
const splice = { at: 0, removed: 'a', inserted: 'b' }
const entry = { label: 'edit text', group: '', splice }
const kept = { game: 'rockets', text: '', past: [entry], future: [], savedAt: -1 }
const from = { turn: 0, phase: -1, step: 3 }
const line = { id: 1, name: 'a', parent: 0, from, earlier: [''], turns: [['a', 1]], document: kept }
const state = {
  kind: 'state',
  name: 'a',
  file: null,
  document: kept,
  lines: [line],
  view: { zoom: [1, null] },
}
const change = { keep: 1, add: [entry] }
const edit = { kind: 'edit', splice, past: change, future: change, savedAt: 0 }

const find = {
  workId: 1,
  game: 'any',
  wishes: [{ kind: 'catches', reading: 'cats-first' }, { kind: 'alone' }],
  seed: 4,
  isOfficial: false,
  tries: 64,
}
const shrink = { workId: 2, game: 'any', text: '', wishes: find.wishes, isOfficial: true }
const added = { text: '5 5', group: '', name: '01 small', note: '' }

const good: { readonly [N in RequestName]: readonly (readonly unknown[])[] } = {
  'app:started': [[]],
  'app:demo-done': [['8 8\n']],
  'app:open-log': [[]],
  'file:open': [[[]], [[filter]]],
  'file:open-recent': [['t']],
  'file:again': [['t', 'text']],
  'file:recent': [[]],
  'file:clear-recent': [[]],
  'file:save': [['t', '', false]],
  'file:watch': [[['t', 'u']], [[]]],
  'file:save-as': [
    ['level.in', [filter], 'text', null],
    ['level.in', [], '', 't'],
  ],
  'backup:list': [['t']],
  'backup:read': [['t', 7]],
  'backup:settings': [[null], [{ count: 0, minutes: 0 }]],
  'workspace:load': [['t']],
  'workspace:save': [
    ['t', {}],
    ['t', { breakpoints: [{ isEnabled: true, watch: null }] }],
  ],
  'ask:unsaved': [[['level.in']]],
  'ask:match-over-level': [['level.in']],
  'window:close': [[]],
  'clipboard:write': [['8 8\n']],
  'window:title': [['level.in', true]],
  'menu:state': [
    [[{ id: 'undo', isEnabled: true }]],
    [[{ id: 'u', isEnabled: false, label: 'U' }]],
  ],
  'run:start': [[run], [{ ...run, reading: 'cats-first' }]],
  'run:cancel': [[0]],
  'run:end-side': [[]],
  'level:generate': [[generate], [{ ...generate, recipe: {} }]],
  'level:stop-generating': [[]],
  'match:play': [[match], [{ ...match, most: 1, players: [null, null], faultRule: null }]],
  'match:stop': [[0]],
  'match:export': [[files]],
  'export:begin': [['board.png', [filter]]],
  'export:append': [[1, new Uint8Array(3)]],
  'export:finish': [[1]],
  'export:abort': [[1]],
  'clipboard:write-picture': [[new Uint8Array(3)]],
  'journal:note': [
    [id, state],
    [id, edit],
    [id, { kind: 'line', line }],
    [id, { kind: 'line-edit', id: 1, edit, turns: [] }],
    [id, { kind: 'line-gone', id: 1 }],
    [id, { kind: 'place', name: 'b', file: 't' }],
    [id, { kind: 'view', view: null }],
  ],
  'journal:forget': [[id]],
  'journal:order': [
    [[id], id],
    [[], null],
  ],
  'set:open': [[]],
  'set:recent': [[]],
  'set:open-recent': [['t']],
  'set:close': [['t']],
  'set:look-again': [['t']],
  'set:coverage': [['t']],
  'set:text': [['t', 'secret/01.in']],
  'set:expected': [['t', '01.in']],
  'set:open-test': [['t', '01.in']],
  'set:plan-answers': [
    ['t', [], 'ans'],
    ['t', ['01.in'], 'out'],
  ],
  'set:write-answers': [['t', 'p']],
  'set:undo': [['t']],
  'set:note': [['t', '01.in', '']],
  'set:group-title': [['t', '', 'Small ones']],
  'set:add': [['t', added]],
  'set:find': [
    [find],
    [{ ...find, wishes: [{ kind: 'rule', rule: 'R1' }] }],
    [{ ...find, wishes: [{ kind: 'answer', has: '8' }] }],
  ],
  'set:shrink': [[shrink]],
  'set:stop': [[0]],
}

const bad: { readonly [N in RequestName]: readonly (readonly unknown[])[] } = {
  'app:started': [[1]],
  'app:demo-done': [[], [8]],
  'app:open-log': [['/etc/passwd']],
  'file:open': [
    [],
    [['in']],
    [[{ ...filter, extensions: ['../x'] }]],
    [[{ ...filter, path: '/' }]],
  ],
  'file:open-recent': [[''], ['t'.repeat(101)], [null]],
  'file:again': [['t'], ['', 'text'], ['t', null]],
  'file:recent': [[undefined]],
  'file:clear-recent': [['all']],
  'workspace:load': [[''], [null]],
  'workspace:save': [
    ['t'],
    ['t', []],
    ['t', { at: () => 1 }],
    ['t', { long: 'n'.repeat(MAX_WORKSPACE) }],
  ],
  'file:save': [['t'], ['t', null, true], [{}, 'text', true], ['t', 'text', 'more']],
  'file:watch': [['t'], [[7]], []],
  'file:save-as': [
    ['n'.repeat(301), [], '', null],
    ['n', 'in', '', null],
    ['n', [], new Uint8Array(3), null],
    ['n', [], '', '/etc/passwd'.repeat(10)],
    ['n', [], ''],
  ],
  'backup:list': [[], [''], ['t', 1]],
  'backup:read': [['t'], ['t', '1'], ['t', 0], ['t', 1.5], ['t', '../1']],
  'backup:settings': [
    [],
    [{ count: 1 }],
    [{ count: -1, minutes: 5 }],
    [{ count: 1, minutes: 0.5 }],
    [{ count: 1, minutes: 1, folder: '/' }],
  ],
  'ask:unsaved': [[[]], ['a'], [[1]]],
  'ask:match-over-level': [[], [7], [['a']]],
  'window:close': [[true]],
  'clipboard:write': [[], [8]],
  'window:title': [['t'], ['t', 1]],
  'menu:state': [[{}], [[{ id: 'undo' }]], [[{ id: 1, isEnabled: true }]]],
  'run:start': [
    [],
    [{ ...run, runId: 1.5 }],
    [{ ...run, runId: -1 }],
    [{ ...run, runId: Number.NaN }],
    [{ ...run, text: 5 }],
    [{ ...run, reading: null }],
    [{ ...run, slot: 'third' }],
    [{ ...run, limits: {} }],
  ],
  'run:cancel': [['1'], [Number.POSITIVE_INFINITY]],
  'run:end-side': [[1]],
  'level:generate': [
    [],
    [{ ...generate, seed: -1 }],
    [{ ...generate, recipe: { rows: '5' } }],
    [{ ...generate, recipe: { rows: Number.NaN } }],
    [{ ...generate, path: '/' }],
  ],
  'level:stop-generating': [[1]],
  'match:play': [
    [],
    [{ ...match, players: ['greedy'] }],
    [{ ...match, players: ['', null] }],
    [{ ...match, given: [null] }],
    [{ ...match, seed: 1.5 }],
    [{ ...match, timeLimit: 0 }],
    [{ ...match, timeLimit: Number.POSITIVE_INFINITY }],
    [{ ...match, most: 0 }],
    [{ ...match, folder: '/' }],
  ],
  'match:stop': [['1'], []],
  'match:export': [
    [],
    [{ ...files, 'player0.in': 1 }],
    [{ 'player0.in': '' }],
    [{ ...files, '../player0.in': '' }],
  ],
  'export:begin': [['board.png'], ['n'.repeat(301), []], ['board.png', 'png']],
  'export:append': [[1], [1, 'text'], [1, [1, 2]], [-1, new Uint8Array(1)]],
  'export:finish': [[], ['1']],
  'export:abort': [[], [1.5]],
  'clipboard:write-picture': [[], ['data:']],
  'journal:note': [
    ['../recent', state],
    [id, { ...state, path: '/etc/passwd' }],
    [id, { ...state, document: { ...kept, past: [{ ...entry, edits: null }] } }],
    [id, { ...edit, savedAt: -2 }],
    [id, { kind: 'view', view: () => 0 }],
    [id, { kind: 'else' }],
  ],
  'journal:forget': [['a'], ['']],
  'journal:order': [[[id]], [['..'], null], [[], 'a']],
  'set:open': [['/etc']],
  'set:recent': [[1]],
  'set:open-recent': [[''], [null]],
  'set:close': [[]],
  'set:look-again': [[1]],
  'set:coverage': [[''], ['t', 'all']],
  'set:text': [['t'], ['t', '']],
  'set:expected': [['t'], ['t', 1]],
  'set:open-test': [['t'], ['t', null]],
  'set:plan-answers': [
    ['t', []],
    ['t', [''], 'ans'],
    ['t', [], 'sh'],
    ['t', '01.in', 'ans'],
  ],
  'set:write-answers': [['t'], ['t', '']],
  'set:undo': [[]],
  'set:note': [
    ['t', '01.in'],
    ['t', '', 'note'],
  ],
  'set:group-title': [['t', null, 'title']],
  'set:add': [
    ['t'],
    ['t', { ...added, name: '' }],
    ['t', { ...added, name: '../01' }],
    ['t', { ...added, name: '.bashrc' }],
    ['t', { ...added, path: '/' }],
  ],
  'set:find': [
    [{ ...find, wishes: [] }],
    [{ ...find, wishes: [{ kind: 'catches' }] }],
    [{ ...find, wishes: [{ kind: 'alone', reading: 'cats-first' }] }],
    [{ ...find, tries: 0 }],
    [{ ...find, seed: -1 }],
  ],
  'set:shrink': [[{ ...shrink, text: 1 }], [find]],
  'set:stop': [['1']],
}

/** Arguments behind a name that a list of tests can hold: some are as long as the longest file. */
function named<Args extends readonly unknown[]>(args: Args): readonly [string, Args] {
  return [JSON.stringify(args)?.slice(0, 120) ?? '', args]
}

describe.each(Object.keys(requestNames) as RequestName[])('the arguments of %s', (name) => {
  test.each(good[name].map(named))('%s is let through unchanged', (_name, args) => {
    expect(requestSchemas[name].parse(args)).toEqual(args)
  })

  test.each(bad[name].map(named))('%s is refused', (_name, args) => {
    expect(requestSchemas[name].safeParse(args).success).toBe(false)
  })
})

test('a text longer than any file is refused', () => {
  const text = 'x'.repeat(MAX_LEVEL_BYTES + 1)
  expect(requestSchemas['file:save'].safeParse(['t', text, false]).success).toBe(false)
  expect(requestSchemas['run:start'].safeParse([{ ...run, text }]).success).toBe(false)
})

test('a part longer than may come at once is refused', () => {
  const part = new Uint8Array(MAX_PART + 1)
  expect(requestSchemas['export:append'].safeParse([1, part]).success).toBe(false)
  expect(requestSchemas['clipboard:write-picture'].safeParse([part]).success).toBe(false)
  expect(requestSchemas['export:append'].safeParse([1, part.subarray(1)]).success).toBe(true)
})

test('a key that would change a prototype is refused, and does nothing where any key may be', () => {
  const proto = '"__proto__": { "reading": "x" }'
  const trick: unknown = JSON.parse(JSON.stringify(run).replace('{', `{ ${proto},`))
  expect(requestSchemas['run:start'].safeParse([trick]).success).toBe(false)
  const view: unknown = JSON.parse(`{ ${proto} }`)
  const read = requestSchemas['journal:note'].parse([id, { kind: 'view', view }])
  expect(read).toEqual([id, { kind: 'view', view: {} }])
})

test('dropped paths are a list of texts', () => {
  expect(droppedSchema.safeParse([['/a', '']]).success).toBe(true)
  for (const args of [[], ['/a'], [[1]], [[], []]]) {
    expect(droppedSchema.safeParse(args).success).toBe(false)
  }
})
