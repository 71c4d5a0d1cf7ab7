// long because it has good and bad arguments of every request.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MAX_PART } from '@core/protocol/exports'
import { requests, type RequestName } from '@core/protocol/ipc'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { botTable } from './bot-table'
import { deskTable } from './desk-table'
import { droppedPaths, earlyTable } from './early-table'
import { MAX_WORKSPACE } from './file-table'
import type { RequestTable } from './request-table'

const filter = { name: 'Levels', extensions: ['in', 'tar.gz'] }
const run = { runId: 1, slot: 'main', game: 'rockets', text: '5 5' }

const match = {
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
  game: 'any',
  wishes: [{ kind: 'catches', reading: 'cats-first' }, { kind: 'alone' }],
  seed: 4,
  isOfficial: false,
  tries: 64,
  set: null,
}
const lower = {
  ...{ set: 't', game: 'any', most: 40, tests: 30, seed: 1 },
  ...{ isOfficial: true, tries: 64 },
}
const shrink = { game: 'any', text: '', wishes: find.wishes, isOfficial: true }
const rewrite = {
  kind: 'rewrite',
  label: 'mirror 1 test',
  texts: [{ path: '01.in', before: '', after: '5 5' }],
}
const generateMany = { game: 'any', recipe: { rows: 5 }, seed: 7, count: 10 }
const packed = {
  kind: 'zip',
  format: '2025-09',
  language: 'ru',
  name: 'mice 2',
  title: '',
  author: '',
  licence: 'unknown',
  opponent: null,
  why: true,
  judge: null,
  pattern: { input: '{n}.in', answer: '{n}.out' },
}
const made = { by: 'generate', game: 'rockets', seed: 1, settings: { rows: 5 } }
const hash = '0123456789abcdef'
const added = { text: '5 5', group: '', name: '01 small', note: '' }

const runPrograms = {
  set: 't',
  programs: null,
  tests: null,
  limits: { time: 5000, memory: 2 ** 30 },
  extent: 'changed',
}
const stress = {
  game: 'rockets',
  program: { kind: 'chosen', ticket: 'p' },
  other: null,
  source: 'both',
  set: 't',
  seed: 1,
  tries: 1000,
  isOfficial: false,
  limits: { time: 5000, memory: 2 ** 30 },
}
const live = {
  matchId: 3,
  game: 'any',
  text: '5 5',
  players: [
    { kind: 'program', ticket: 't' },
    { kind: 'built-in', id: 'greedy' },
  ],
  given: [null, 'SS'],
  seed: 1,
  timeLimit: 500,
  isClockStopped: true,
  most: null,
  faultRule: null,
  own: [{ turn: 1, player: 0, text: null }],
}
const answered = { turn: 1, player: 0, in: '', out: 'S', errors: '', time: 1.5, fault: null }

const good: { readonly [N in RequestName]: readonly (readonly unknown[])[] } = {
  'app:started': [[]],
  'app:demo-done': [['8 8\n']],
  'app:open-log': [[]],
  'file:open': [[[]], [[filter]]],
  'file:open-recent': [['t']],
  'file:again': [['t', 'text']],
  'file:recent': [[]],
  'file:clear-recent': [[]],
  'file:save': [['t', '', false, true]],
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
  'window:front': [[]],
  'clipboard:write': [['8 8\n']],
  'clipboard:write-part': [
    ['o w\n', new Uint8Array(3)],
    ['', null],
  ],
  'clipboard:part': [['labyrinth']],
  'clipboard:level': [[]],
  'window:title': [['level.in', true]],
  'window:theme': [['dark']],
  'window:size': [[1.25], [null]],
  'window:language': [['ru'], ['system'], [null]],
  'window:full-screen': [[true], [false], [null]],
  'window:second-front': [[]],
  'window:second-screen': [['turn'], ['leave']],
  'settings:load': [[]],
  'settings:change': [
    [{}],
    [{ playerColours: ['#00ff00'], pieces: 'plain' }],
    [{ wrapLines: false, limits: { steps: 5000, changes: 1_000_000 } }],
  ],
  'settings:edit': [[]],
  'keys:load': [[]],
  'keys:save': [[{ preset: 'tiled', keys: { save: ['$mod+S'], open: [] } }]],
  'keys:import': [[]],
  'keys:edit': [[]],
  'keys:sheet': [[[{ keys: 'F5', text: 'Play', group: 'Run' }]], [[]]],
  'menu:state': [
    [[{ id: 'undo', isEnabled: true }]],
    [[{ id: 'u', isEnabled: false, label: 'U' }]],
  ],
  'run:start': [[run], [{ ...run, reading: 'cats-first' }]],
  'run:cancel': [[0]],
  'run:end-side': [[]],
  'match:play': [[match], [{ ...match, most: 1, players: [null, null], faultRule: null }]],
  'match:export': [[files]],
  'export:begin': [['board.png', [filter]]],
  'export:append': [[1, new Uint8Array(3)]],
  'export:finish': [[1]],
  'export:abort': [[1]],
  'export:pdf': [['<svg/>', { width: 300, height: 200 }]],
  'export:viewer': [[]],
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
  'set:open-again': [['t']],
  'set:keep': [
    [[], null],
    [[{ set: 't', view: { sort: 'name', cursor: null } }], 't'],
  ],
  'set:open': [[]],
  'set:recent': [[]],
  'set:open-recent': [['t']],
  'set:close': [['t']],
  'set:look': [['t', 'rest']],
  'set:coverage': [['t']],
  'set:text': [['t', 'secret/01.in']],
  'set:expected': [['t', '01.in']],
  'set:open-test': [['t', '01.in']],
  'set:plan-answers': [
    ['t', [], 'ans'],
    ['t', ['01.in'], 'out'],
  ],
  'set:write-answers': [['t', 'p']],
  'set:plan-files': [
    ['t', { kind: 'duplicate', paths: ['01.in'] }],
    ['t', { kind: 'rename', path: '01.in', name: '02' }],
    ['t', { kind: 'move', paths: ['01.in'], group: '' }],
    ['t', { kind: 'place', paths: ['01.in'], group: 'secret', before: null }],
    ['t', { kind: 'number', group: 'secret' }],
    ['t', { kind: 'bin', paths: ['01.in'] }],
    ['t', { kind: 'add', tests: [added, { ...added, how: made }] }],
    ['t', { ...rewrite, texts: [{ ...rewrite.texts[0], made: { ...made, hash } }] }],
    ['t', rewrite],
  ],
  'set:carry-out': [['t', 'p']],
  'set:generate': [[generateMany], [{ ...generateMany, recipe: {} }]],
  'set:undo': [['t']],
  'set:redo': [['t']],
  'set:note': [['t', '01.in', '']],
  'set:group-title': [['t', '', 'Small ones']],
  'set:compare': [
    ['t', 'tokens'],
    ['t', 'exact'],
  ],
  'set:scoring': [
    ['t', '', { points: 0, count: 'all', requires: [], bounds: {} }],
    ['t', 'g', { points: 30, count: 'sum', requires: ['a'], bounds: { width: [1, 5] } }],
  ],
  'set:limits': [['t', { time: 1000, memory: 2 ** 28 }]],
  'set:add': [['t', added]],
  'judge:explain': [[{ game: 'any', text: '5 5', output: '' }]],
  'set:find': [
    [find],
    [{ ...find, wishes: [{ kind: 'rule', rule: 'R1' }] }],
    [{ ...find, wishes: [{ kind: 'answer', has: '8' }], set: 't' }],
    [{ ...find, wishes: [{ kind: 'touches', limit: 'width', bound: 25 }] }],
    [{ ...find, wishes: [{ kind: 'fresh', caught: ['cats-first'] }] }],
    [{ ...find, wishes: [{ kind: 'within', limit: 'width', between: [1, 5] }] }],
    [{ ...find, wishes: [{ kind: 'problem', code: 'outside-official' }] }],
  ],
  'set:lower': [[lower], [{ ...lower, most: 0.5 }]],
  'set:make-again': [['t', ['01.in']]],
  'set:invalid': [['t']],
  'set:make-invalid': [['t']],
  'set:shrink': [[shrink]],
  'set:worth': [[{ game: 'rockets', text: '5 5' }]],
  'set:plan-package': [['t', packed]],
  'set:write-package': [
    ['p', 'archive'],
    ['p', 'pdf-letter'],
  ],
  'bots:choose': [['ghosts']],
  'bots:recent': [['ghosts']],
  'bots:play': [[live], [{ ...live, players: [{ kind: 'hand' }, { kind: 'hand' }], most: 1 }]],
  'bots:pause': [[3]],
  'bots:clock': [[3, true]],
  'bots:stop': [[3]],
  'bots:close': [[3]],
  'bots:save-log': [['match.ndjson', [answered, { ...answered, replaced: 'L', isUntimed: true }]]],
  'bots:open-log': [[]],
  'set:plan-import': [['archive'], ['folder']],
  'set:write-import': [['p', 'mice 2']],
  'set:end-import': [[]],
  'set:end-package': [[]],
  'set:statement': [['t', 'en']],
  'set:propose-statement': [['t', 'ru']],
  'set:open-statement': [['t', 'ru']],
  'set:show-package': [['t']],
  'set:certificate': [['t']],
  'set:save-certificate': [
    ['t', 'pdf'],
    ['t', 'json'],
  ],
  'set:verify-certificate': [['t']],
  'programs:list': [['t']],
  'programs:isolation': [[]],
  'programs:languages': [[]],
  'programs:choose': [
    ['t', null],
    ['t', 'C++'],
  ],
  'programs:change': [
    ['t', { kind: 'name', program: 'p', name: 'right' }],
    ['t', { kind: 'expects', program: 'p', expects: ['WA', 'OK'] }],
    ['t', { kind: 'expects', program: 'p', expects: null }],
    ['t', { kind: 'expects', program: 'p', expects: ['TLE'], group: 'secret/large' }],
    ['t', { kind: 'flags', program: 'p', flags: '-O3 -DLOCAL' }],
    ['t', { kind: 'remove', programs: ['p', 'q'] }],
    ['t', { kind: 'place', program: 'p', before: null }],
  ],
  'programs:measure': [[{ set: 't', most: 10_000, runs: 3 }]],
  'programs:run': [[runPrograms], [{ ...runPrograms, programs: ['p'], tests: ['01.in'] }]],
  'programs:details': [['t', 'p', '01.in']],
  'programs:diagnosis': [[{ set: 't', program: 'p' }]],
  'stress:choose': [[]],
  'stress:run': [
    [stress],
    [{ ...stress, other: { kind: 'kept', set: 't', program: 'q' }, set: null, source: 'new' }],
  ],
  'call:stop': [[1]],
}

const bad: { readonly [N in RequestName]: readonly (readonly unknown[])[] } = {
  'app:started': [[1]],
  'app:demo-done': [[], [8]],
  'bots:choose': [[], ['ghosts', '/bin/sh']],
  'bots:recent': [[], [1]],
  'bots:play': [
    [],
    [{ ...live, players: [{ kind: 'program', file: '/bin/sh' }, live.players[1]] }],
    [{ ...live, players: [{ kind: 'program', ticket: 't', args: ['-c'] }, live.players[1]] }],
    [{ ...live, timeLimit: null }],
    [{ ...live, command: ['/bin/sh'] }],
  ],
  'bots:pause': [['3']],
  'bots:clock': [[3]],
  'bots:stop': [[-1]],
  'bots:close': [[]],
  'bots:save-log': [
    ['match.ndjson', [{ ...answered, path: '/' }]],
    [null, []],
  ],
  'bots:open-log': [['/etc/passwd']],
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
  'file:save': [
    ...[['t'], ['t', null, true, true], [{}, 'text', true, true]],
    ...[
      ['t', 'text', true],
      ['t', 'text', 'more', true],
      ['t', 'text', true, 'more'],
    ],
  ],
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
  'window:front': [[true]],
  'clipboard:write': [[], [8]],
  'clipboard:write-part': [['o w'], ['o w', 'data:'], [null, null]],
  'clipboard:part': [[], [3]],
  'clipboard:level': [[1]],
  'window:title': [['t'], ['t', 1]],
  'window:theme': [['pink'], []],
  'window:size': [[100], ['1'], []],
  'window:language': [['xx'], [1], []],
  'window:full-screen': [[1], ['yes'], []],
  'window:second-front': [[1]],
  'window:second-screen': [[true], ['fill'], []],
  'settings:load': [['settings.json']],
  'settings:change': [
    [],
    [{ theme: 'dark' }],
    [{ playerColours: ['green'] }],
    [{ limits: { steps: 0, changes: 0 } }],
  ],
  'settings:edit': [['/etc/passwd']],
  'keys:load': [['keys.json']],
  'keys:save': [[{ preset: 'emacs', keys: {} }], [{ preset: 'tiled', keys: { a: 'b' } }], []],
  'keys:import': [['/etc/passwd']],
  'keys:edit': [['/etc/passwd']],
  'keys:sheet': [[[{ keys: 'F5', text: 'Play' }]], ['<b>']],
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
  'export:pdf': [
    ['<svg/>'],
    ['<svg/>', { width: 0, height: 9 }],
    ['<svg/>', { width: 19_201, height: 9 }],
    [1, { width: 9, height: 9 }],
  ],
  'export:viewer': [['/etc']],
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
  'set:open-again': [[''], ['t', 't']],
  'set:keep': [
    [[{ set: 't', view: undefined }], null],
    [[{ path: '/etc', view: null }], null],
    [[], ''],
  ],
  'set:open': [['/etc']],
  'set:recent': [[1]],
  'set:open-recent': [[''], [null]],
  'set:close': [[]],
  'set:look': [['t'], ['t', 'some']],
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
  'set:plan-files': [
    ['t', { kind: 'rename', path: '', name: '02' }],
    ['t', { kind: 'move', paths: ['01.in'] }],
    ['t', { kind: 'add', tests: [] }],
    ['t', { kind: 'add', tests: [{ ...added, how: { by: 'program', command: 'sh' } }] }],
    ['t', { kind: 'add', tests: [{ ...added, how: { ...made, more: 1 } }] }],
    ['t', { ...rewrite, texts: [{ ...rewrite.texts[0], made: { ...made, hash: 'no hash' } }] }],
    ['t', { kind: 'bin', paths: ['01.in'], folder: '/' }],
    ['t', { ...rewrite, texts: [{ path: '01.in', after: '' }] }],
    ['t', { kind: 'erase', paths: ['01.in'] }],
  ],
  'set:carry-out': [['t'], ['t', '']],
  'set:generate': [
    [],
    [{ ...generateMany, count: 1001 }],
    [{ ...generateMany, seed: -1 }],
    [{ ...generateMany, recipe: { rows: '5' } }],
    [{ ...generateMany, recipe: { rows: Number.NaN } }],
    [{ ...generateMany, path: '/' }],
  ],
  'set:undo': [[]],
  'set:redo': [[]],
  'set:note': [
    ['t', '01.in'],
    ['t', '', 'note'],
  ],
  'set:group-title': [['t', null, 'title']],
  'set:compare': [['t'], ['t', 'words']],
  'set:scoring': [
    ['t', 'g', { points: 30 }],
    ['t', 'g', { points: -1, count: 'sum', requires: [], bounds: {} }],
    ['t', 'g', { points: 1, count: 'most', requires: [], bounds: {} }],
    ['t', 'g', { points: 1, count: 'all', requires: [], bounds: { width: [5, 1] } }],
  ],
  'set:limits': [['t'], ['t', { time: 1000 }], ['t', { time: 9, memory: 2 ** 28 }]],
  'set:add': [
    ['t'],
    ['t', { ...added, name: '' }],
    ['t', { ...added, name: '../01' }],
    ['t', { ...added, name: '.bashrc' }],
    ['t', { ...added, path: '/' }],
  ],
  'judge:explain': [
    [{ game: 'any', text: '5 5' }],
    [{ game: 'any', text: '', output: '', path: '/etc/passwd' }],
  ],
  'set:find': [
    [{ ...find, wishes: [] }],
    [{ ...find, wishes: [{ kind: 'catches' }] }],
    [{ ...find, wishes: [{ kind: 'alone', reading: 'cats-first' }] }],
    [{ ...find, wishes: [{ kind: 'touches', limit: 'width', bound: 0.5 }] }],
    [{ ...find, set: 1 }],
    [{ ...find, tries: 0 }],
    [{ ...find, seed: -1 }],
  ],
  'set:invalid': [[], ['t', 'x']],
  'set:make-invalid': [[], ['t', 'x']],
  'set:make-again': [['t'], ['t', ['']], ['t', '01.in'], ['t', ['01.in'], 'sh']],
  'set:lower': [
    [{ ...lower, most: -1 }],
    [{ ...lower, most: 101 }],
    [{ ...lower, tests: 0 }],
    [{ ...lower, set: 1 }],
    [{ ...lower, wishes: [] }],
  ],
  'set:shrink': [[{ ...shrink, text: 1 }], [find]],
  'set:worth': [[{ game: 'rockets', text: 5 }], [shrink]],
  'set:plan-package': [
    ['t', { ...packed, kind: 'exe' }],
    ...['', '../mice', 'a/b', 'a\\b', '.mice', 'mice.', 'a\0'].map((name) => [
      't',
      { ...packed, name },
    ]),
    ['t', { ...packed, language: 'xx' }],
    ['t', { ...packed, out: '/etc' }],
  ],
  'set:write-package': [['p', '/etc'], ['p']],
  'set:plan-import': [['exe'], ['/etc'], []],
  'set:write-import': [['p', '../mice'], ['p', ''], ['p'], ['p', '/etc']],
  'set:end-import': [['t']],
  'set:end-package': [['t']],
  'set:statement': [['t', 'xx'], ['t'], ['', 'en']],
  'set:propose-statement': [['t', '../en'], ['t']],
  'set:open-statement': [['t', '/etc/passwd'], ['t']],
  'set:show-package': [['/etc', 1], ['']],
  'set:certificate': [[''], []],
  'set:save-certificate': [['t', '/etc'], ['t']],
  'set:verify-certificate': [['t', '/etc/passwd']],
  'programs:list': [[''], ['t', 't']],
  'programs:isolation': [[true]],
  'programs:languages': [['C++']],
  'programs:choose': [['t'], ['t', ''], ['t', ['/bin/sh']]],
  'programs:change': [
    ['t', { kind: 'command', program: 'p', command: 'rm -r /' }],
    ['t', { kind: 'name', program: 'p', name: 'n'.repeat(201) }],
    ['t', { kind: 'name', program: 'p', name: 'n', command: './n' }],
    ['t', { kind: 'expects', program: 'p', expects: ['AC'] }],
    ['t', { kind: 'expects', program: 'p', expects: [] }],
    ['t', { kind: 'expects', program: 'p', expects: ['OK'], group: '' }],
    ['t', { kind: 'flags', program: 'p', flags: 'x'.repeat(2001) }],
    ['t', { kind: 'remove', programs: [] }],
    ['t', { kind: 'place', program: 'p' }],
  ],
  'programs:measure': [
    [{ set: 't', most: 0, runs: 3 }],
    [{ set: 't', most: 10_000, runs: 21 }],
    [{ set: 't', most: 10_000, runs: 1, program: './program' }],
  ],
  'programs:run': [
    [{ ...runPrograms, extent: 'some' }],
    [{ ...runPrograms, command: './program' }],
    [{ ...runPrograms, programs: Array(1001).fill('p') }],
    [{ ...runPrograms, limits: { time: 9, memory: 2 ** 30 } }],
    [{ ...runPrograms, limits: { time: 1000, memory: 2 ** 41 } }],
    [{ ...runPrograms, limits: { time: Infinity, memory: 2 ** 30 } }],
  ],
  'programs:details': [
    ['t', 'p'],
    ['t', 'p', ''],
  ],
  'programs:diagnosis': [[{ set: 't' }]],
  'stress:choose': [['/bin/sh']],
  'stress:run': [
    [{ ...stress, program: { kind: 'command', command: 'rm -r /' } }],
    [{ ...stress, program: { kind: 'chosen', ticket: 'p', path: '/bin/sh' } }],
    [{ ...stress, other: '/bin/sh' }],
    [{ ...stress, near: '/etc' }],
    [{ ...stress, tries: 0 }],
    [{ ...stress, seed: 0.5 }],
    [{ ...stress, limits: { time: 0, memory: 1 } }],
  ],
  'call:stop': [['1'], [-1], []],
}

/** Arguments behind a name that a list of tests can hold: some are as long as the longest file. */
function named<Args extends readonly unknown[]>(args: Args): readonly [string, Args] {
  return [JSON.stringify(args)?.slice(0, 120) ?? '', args]
}

const tables = { ...earlyTable, ...deskTable, ...botTable }

/** The arguments of a request as they arrive: calls have a number before those that are listed. */
function arriving(
  name: RequestName,
  args: readonly unknown[],
  call: unknown = 7,
): readonly unknown[] {
  return requests[name].isCall ? [call, ...args] : args
}

const names = Object.keys(requests) as RequestName[]

describe.each(names)('the arguments of %s', (name) => {
  const all = (lists: readonly (readonly unknown[])[]) =>
    lists.map((args) => named(arriving(name, args)))
  test.each(all(good[name]))('%s is let through unchanged', (_name, args) => {
    expect(tables[name][0].parse(args)).toEqual(args)
  })

  test.each(all(bad[name]))('%s is refused', (_name, args) => {
    expect(tables[name][0].safeParse(args).success).toBe(false)
  })
})

test.each(names.filter((name) => requests[name].isCall))(
  '%s without a number is refused',
  (name) => {
    for (const number of [null, -1, 0.5, '7', NaN]) {
      const args = arriving(name, good[name][0]!, number)
      expect(tables[name][0].safeParse(args).success).toBe(false)
    }
    expect(tables[name][0].safeParse(good[name][0]).success).toBe(false)
  },
)

test('a text longer than any file is refused', () => {
  const text = 'x'.repeat(MAX_LEVEL_BYTES + 1)
  expect(tables['file:save'][0].safeParse(['t', text, false, true]).success).toBe(false)
  expect(tables['run:start'][0].safeParse([{ ...run, text }]).success).toBe(false)
})

test('a part longer than may come at once is refused', () => {
  const part = new Uint8Array(MAX_PART + 1)
  expect(tables['export:append'][0].safeParse([1, part]).success).toBe(false)
  expect(tables['clipboard:write-picture'][0].safeParse([part]).success).toBe(false)
  expect(tables['export:append'][0].safeParse([1, part.subarray(1)]).success).toBe(true)
})

test('a key that would change a prototype is refused, and does nothing where any key may be', () => {
  const proto = '"__proto__": { "reading": "x" }'
  const trick: unknown = JSON.parse(JSON.stringify(run).replace('{', `{ ${proto},`))
  expect(tables['run:start'][0].safeParse([trick]).success).toBe(false)
  const view: unknown = JSON.parse(`{ ${proto} }`)
  const read = tables['journal:note'][0].parse([id, { kind: 'view', view }])
  expect(read).toEqual([id, { kind: 'view', view: {} }])
})

test('dropped paths are a list of texts', () => {
  expect(droppedPaths.safeParse([['/a', '']]).success).toBe(true)
  for (const args of [[], ['/a'], [[1]], [[], []]]) {
    expect(droppedPaths.safeParse(args).success).toBe(false)
  }
})

test('a request without a check, or with the check of other arguments, does not compile', () => {
  const act = () => null
  // @ts-expect-error: nothing checks the arguments
  const unchecked: RequestTable<unknown, 'set:close'> = { 'set:close': [act] }
  const others: RequestTable<unknown, 'set:close'> = {
    // @ts-expect-error: a number is let through where a text is asked
    'set:close': [z.tuple([z.number()]), act],
  }
  // @ts-expect-error: it is not answered
  const unanswered: RequestTable<unknown, 'set:close' | 'set:open'> = others
  expect([unchecked, others, unanswered]).toHaveLength(3)
})
