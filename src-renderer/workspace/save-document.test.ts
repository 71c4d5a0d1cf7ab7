import { playMatch } from '@core/game/play-match'
import { findGame } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import { err, ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { FileProblem } from '@core/protocol/file-problem'
import { expect, test } from 'vitest'
import type { OpenLevel } from '../level/index'
import { openLevelOf, ticketOf } from '../testing/open-levels'
import type { PageBridge, Replies } from '../testing/page-bridge'
import {
  isLostByClosing,
  isSavedUnasked,
  saveDocument,
  saveDocumentAs,
  saveLevelOnly,
  saveMatchAs,
  saveUnasked,
} from './save-document'

const game = findGame('progers')!
const making = game.making!
const rng = makeRng(4)
const bare: unknown = (making.begin ?? ((one: unknown) => one))(
  making.levelOf(game.generator.generate(game.generator.defaults, rng)),
  rng,
)
const played = playMatch(making, bare, ['random', 'random'], rng)
if (!played.ok) throw new Error(played.error)
const [levelText, matchText] = [bare, played.value].map((one) => game.format.print(one)) as [
  string,
  string,
]
const problem: FileProblem = { path: '/levels/a.txt', code: 'ENOSPC', message: 'The disk is full.' }

/** A level with a file that holds this text; what is saved is taken unless told otherwise. */
function filed(text: string, replies: Replies = {}) {
  const { level, bridge } = openLevelOf('progers', text, {
    'file:save': (ticket) => ok(ticketOf(ticket.slice(10))),
    'file:save-as': (name) => ok(ticketOf(name)),
    ...replies,
  })
  level.markSaved(ticketOf('a.txt'))
  const written = (name: 'file:save' | 'file:save-as') => bridge.askedFor(name)
  return {
    level,
    bridge: bridge as PageBridge & Bridge,
    written,
    notice: () => level.editor.notice,
  }
}

/** Puts a match in place of the level. */
const play = (level: OpenLevel): boolean => level.editor.type(matchText, 'played')

test('where a match would take the place of a level the user says what is saved: it, the level, or nothing', async () => {
  const answers = ['cancel', 'level', 'match'] as const
  const outcomes = []
  for (const answer of answers) {
    const { level, bridge, written } = filed(levelText, { 'ask:match-over-level': () => answer })
    play(level)
    expect(isSavedUnasked(level)).toBe(false)
    const isSaved = await saveDocument(bridge, level)
    expect(bridge.askedFor('ask:match-over-level')).toEqual([['a.txt']])
    outcomes.push([
      isSaved,
      written('file:save').map(([, text]) => text),
      level.editor.lines.isMain,
    ])
  }
  expect(outcomes).toEqual([
    [false, [], true],
    [true, [levelText], false],
    [true, [matchText], true],
  ])
})

test('nobody is asked where the file holds a match already, or what is saved is none', async () => {
  const match = filed(matchText)
  match.level.editor.type(`${matchText}\n`, 'typed')
  expect([isSavedUnasked(match.level), await saveDocument(match.bridge, match.level)]).toEqual([
    true,
    true,
  ])
  const level = filed(levelText)
  level.level.editor.type(`${levelText}\n`, 'typed')
  expect(await saveDocument(level.bridge, level.level)).toBe(true)
  const broken = filed(levelText)
  broken.level.editor.type('no level', 'typed')
  expect(await saveDocument(broken.bridge, broken.level)).toBe(true)
  for (const { bridge } of [match, level, broken])
    expect(bridge.askedFor('ask:match-over-level')).toEqual([])
})

test('a level alone is saved to its file, and the moves go on in a branch; a match keeps its file', async () => {
  const level = filed(levelText)
  play(level.level)
  expect(await saveLevelOnly(level.bridge, level.level)).toBeNull()
  expect(level.written('file:save')[0]!.slice(0, 2)).toEqual(['ticket of a.txt', levelText])
  expect(level.level.editor.lines.branches).toHaveLength(1)
  const match = filed(matchText)
  expect(await saveLevelOnly(match.bridge, match.level)).toEqual({
    file: ticketOf('a level.txt'),
    text: levelText,
  })
  expect([match.written('file:save'), match.level.editor.lines.branches]).toEqual([[], []])
})

test('what is on the board is saved beside its file under a name that says so, or not where the user declines', async () => {
  const { level, bridge, written } = filed(matchText)
  expect(await saveMatchAs(bridge, level)).toEqual({
    file: ticketOf('a match.txt'),
    text: matchText,
  })
  expect(written('file:save-as')[0]!.slice(2)).toEqual([matchText, null])
  const declined = filed(matchText, { 'file:save-as': () => ok(null) })
  expect(await saveMatchAs(declined.bridge, declined.level)).toBeNull()
  expect(declined.notice()).toBeNull()
  const full = filed(matchText, { 'file:save-as': () => err(problem) })
  expect(await saveMatchAs(full.bridge, full.level)).toBeNull()
  expect(full.notice()).toEqual({ text: problem.message, tone: 'refusal' })
})

test('a file of that name that cannot be written leaves the level as it was, and is told', async () => {
  const { level, bridge, notice } = filed(levelText, { 'file:save-as': () => err(problem) })
  level.editor.type(`${levelText}\n`, 'typed')
  expect(await saveDocumentAs(bridge, level)).toBe(false)
  expect([level.isDirty, notice()]).toEqual([true, { text: problem.message, tone: 'refusal' }])
  expect(bridge.askedFor('file:save-as')[0]![3]).toBe('ticket of a.txt')
})

test('of what is typed while a file is written only what was written is taken for saved', async () => {
  const { level, bridge } = filed(levelText, {
    'file:save': (ticket) => {
      level.editor.type(`${levelText}\n\n`, 'burst')
      return ok(ticketOf(ticket.slice(10)))
    },
  })
  level.editor.type(`${levelText}\n`, 'burst')
  expect(await saveDocument(bridge, level)).toBe(true)
  expect([level.isDirty, level.file?.name]).toEqual([true, 'a.txt'])
  level.editor.undo()
  expect([level.isDirty, level.editor.document.text]).toEqual([false, `${levelText}\n`])
  level.editor.undo()
  expect([level.isDirty, level.editor.document.text]).toEqual([true, levelText])
})

test('a file that was changed or cannot be read since is left alone; one that only came back is written', async () => {
  const { level, bridge, written, notice } = filed(levelText)
  level.editor.type(`${levelText}\n`, 'typed')
  for (const outside of [
    { text: 'other', problem: null },
    { text: null, problem: problem.message },
  ]) {
    level.outside = outside
    expect([await saveDocument(bridge, level), isSavedUnasked(level)]).toEqual([false, false])
    await saveUnasked(bridge, level)
  }
  expect([written('file:save'), notice()?.tone]).toEqual([[], 'refusal'])
  level.outside = { text: null, problem: null }
  expect([await saveDocument(bridge, level), level.outside]).toEqual([true, null])
})

test('saved unasked is what has changes and a file; the rest waits for the user', async () => {
  const { level, bridge, written } = filed(levelText)
  await saveUnasked(bridge, level)
  expect([isSavedUnasked(level), written('file:save')]).toEqual([false, []])
  level.editor.type(`${levelText}\n`, 'typed')
  expect(isSavedUnasked(level)).toBe(true)
  await saveUnasked(bridge, level)
  expect(written('file:save').map((asked) => asked.slice(2))).toEqual([[false, false]])
  level.file = null
  level.editor.type(levelText, 'typed')
  await saveUnasked(bridge, level)
  expect([isSavedUnasked(level), written('file:save').length]).toEqual([false, 1])
})

test('closing loses changes, and branches that have no file to be kept with', () => {
  const { level } = filed(levelText)
  expect(isLostByClosing(level)).toBe(false)
  level.editor.lines.branch(level.editor.moment)
  level.editor.type(`${levelText}\n`, 'typed')
  expect(isLostByClosing(level)).toBe(false)
  level.file = null
  expect(isLostByClosing(level)).toBe(true)
  const changed = filed(levelText).level
  changed.editor.type(`${levelText}\n`, 'typed')
  expect(isLostByClosing(changed)).toBe(true)
  changed.isPassing = true
  expect(isLostByClosing(changed)).toBe(false)
})

const changed: FileProblem = { path: '/levels/a.txt', code: 'CHANGED', message: 'It has changed.' }

test('what main could not read before, and is what was saved, is no reason not to save', async () => {
  let asked = 0
  const { level, bridge, written, notice } = filed(levelText, {
    'file:save': (ticket) => (++asked === 1 ? err(changed) : ok(ticketOf(ticket.slice(10)))),
  })
  play(level)
  expect(await saveDocument(bridge, level)).toBe(true)
  expect(written('file:save')).toHaveLength(2)
  expect(notice()?.text).toBe('Saved a.txt.')
})

test('what another program has written is neither saved over nor taken for the user’s', async () => {
  for (const isDirty of [true, false]) {
    const { level, bridge, written, notice } = filed(levelText, {
      'file:save': () => {
        const { text } = level.editor.lines.main.document
        if (isDirty) level.outside = { text: `${text}\n`, problem: null }
        else level.editor.type(`${text}\n`, 'loaded')
        return err(changed)
      },
    })
    expect(await saveDocument(bridge, level)).toBe(false)
    expect(written('file:save')).toHaveLength(1)
    expect(notice()?.text).toBe('It has changed.')
  }
})
