import { findGame } from '@core/games/testing'
import type { LoggedAnswer } from '@core/game/match-talk'
import type { LiveEnd, LiveRequest } from '@core/protocol/bots'
import { expect, test } from 'vitest'
import { openLevelOf } from '../testing/open-levels'
import { exchangeRows, shownText } from './exchange-rows'
import { liveEndWords, answerTimeWords } from './live-words'
import type { LiveMatch } from './live-match.svelte'

const config =
  Object.values(
    import.meta.glob<string>(
      '../../src-main/core/games/progers/samples/statement-config/level.txt',
      { query: '?raw', import: 'default', eager: true },
    ),
  )[0] ?? ''
const program = { ticket: 't1', name: 'bot.py', folder: '/bots' }
const moves = ['SRSRM', 'SSJLS']
const after = (count: number): string =>
  config +
  moves
    .slice(0, count)
    .map((move) => `${move}\n`)
    .join('')
const answered = (turn: number, out: string): LoggedAnswer => {
  const rest = { in: 'a\nb\n', errors: '', time: 5, fault: null }
  return { turn, player: 0, out: `${out}\n`, ...rest }
}

/** A level whose first player is a program. */
async function opened(replies = {}) {
  const { level, bridge } = openLevelOf('progers', config, {
    'bots:choose': () => program,
    'bots:recent': () => [program],
    ...replies,
  })
  const match = level.match!
  await match.chooseProgram(0)
  match.choose(1, 'greedy')
  const live: LiveMatch = await match.beLive()
  const matchId = level.editor.id
  const asked = (): LiveRequest => bridge.askedFor('bots:play').at(-1)![0] as LiveRequest
  const turns = (text: string | null, count: number, answers: readonly LoggedAnswer[]): void =>
    bridge.tell('bots:turns', { matchId, text, turns: count, answers, faults: [] })
  const end = (one: LiveEnd): void => bridge.tell('bots:ended', { matchId, end: one })
  return { editor: level.editor, bridge, match, live, asked, turns, end }
}

test('main is asked with a ticket and no path, and turns come into a branch as one step of undo', async () => {
  const { editor, bridge, match, live, asked, turns, end } = await opened()
  live.setClock(true)
  match.play(null)
  await match.beLive()
  expect(asked()).toMatchObject({
    text: config,
    players: [
      { kind: 'program', ticket: 't1' },
      { kind: 'built-in', id: 'greedy' },
    ],
    timeLimit: 500,
    isClockStopped: true,
  })
  expect(JSON.stringify(asked())).not.toContain('/bots')
  turns(after(1), 1, [answered(1, 'SRSRM')])
  expect([match.isPlaying, match.progress, editor.document.text]).toEqual([true, 1, after(1)])
  turns(after(2), 2, [])
  const fault = { kind: 'late', message: 'no [P8]' } as const
  turns(null, 0, [{ ...answered(3, ''), out: '', fault }])
  expect(live.log).toHaveLength(2)
  end({ kind: 'paused' })
  expect(editor.notice?.text).toBe('2 turns played.')
  expect([editor.lines.isMain, editor.undoLabel]).toEqual([false, 'play match'])
  expect([editor.document.text, live.log.length]).toEqual([after(2), 2])
  editor.undo()
  expect([editor.document.text, live.log.length]).toEqual([config, 0])
  editor.redo()
  expect(live.log).toHaveLength(2)
  bridge.tell('bots:work', { matchId: editor.id, work: null, processes: [7, null] })
  // Without a program in the match none is left running.
  match.choose(0, 'random')
  expect(bridge.askedFor('bots:stop')).toHaveLength(1)
})

test('an answer is replaced in a match of fewer turns, and the program’s own is told when it plays on', async () => {
  const { editor, match, live, asked, turns, end } = await opened()
  live.play(2)
  turns(after(2), 2, [answered(1, 'SRSRM')])
  end({ kind: 'paused' })
  live.replace(1, 0, 'S')
  expect(asked()).toMatchObject({ text: config, given: ['S', null], most: 1 })
  expect(editor.document.text).toBe(after(2))
  turns(`${config}S\n`, 1, [])
  end({ kind: 'paused' })
  expect(editor.document.text).toBe(`${config}S\n`)
  expect(editor.undoLabel).toBe('replace answer')
  expect(live.log).toMatchObject([{ out: 'SRSRM\n', replaced: 'S' }])
  editor.undo()
  expect(live.log).toEqual([answered(1, 'SRSRM')])
  editor.redo()
  match.play(null)
  await match.beLive()
  expect(asked().own).toEqual([{ turn: 1, player: 0, text: 'SRSRM' }])
})

test('nothing is lost where a program plays otherwise than before', async () => {
  const { editor, live, asked, turns, end } = await opened()
  live.play(2)
  turns(after(2), 2, [answered(1, 'SRSRM')])
  end({ kind: 'paused' })
  live.playFrom(1, 1)
  expect(asked().text).toBe(after(1))
  end({ kind: 'differs', turn: 1, message: 'it answers otherwise' })
  expect(editor.document.text).toBe(after(2))
  expect(live.log).toHaveLength(1)
  expect(live.told).toMatchObject({
    text: 'Turn 1: it answers otherwise. The match stays as it was.',
    turn: 1,
  })
  // Where it plays on from there, the match is that of fewer turns.
  live.playFrom(1, 1)
  end({ kind: 'paused' })
  expect(editor.document.text).toBe(after(1))
})

test('turns of a level that was edited meanwhile are dropped, and play waits', async () => {
  const { editor, bridge, match, live, turns } = await opened()
  live.play(null)
  editor.type(`${config}S\n`, 'typing')
  turns(after(1), 1, [])
  expect(editor.document.text).toBe(`${config}S\n`)
  expect(editor.notice).toMatchObject({ tone: 'refusal' })
  expect([match.isPlaying, bridge.askedFor('bots:pause').length]).toEqual([false, 1])
})

test('what was dropped comes into no match that is begun before main has ended it', async () => {
  const { editor, bridge, match, live, turns, end } = await opened()
  live.play(null)
  editor.type(`${config}S\n`, 'typing')
  turns(after(1), 1, [])
  const { text } = editor.document
  live.play(null)
  expect([match.isPlaying, bridge.askedFor('bots:play').length]).toEqual([true, 1])
  turns(after(2), 2, [])
  expect(editor.document.text).toBe(text)
  end({ kind: 'paused' })
  expect(bridge.askedFor('bots:play')).toHaveLength(2)
  expect(match.isPlaying).toBe(true)
  end({ kind: 'paused' })
  expect([match.isPlaying, editor.document.text]).toEqual([false, text])
})

test('a stop takes back what is still to begin', async () => {
  const { editor, bridge, match, live, turns, end } = await opened()
  live.play(null)
  editor.type(`${config}S\n`, 'typing')
  turns(after(1), 1, [])
  live.play(null)
  await live.stop()
  end({ kind: 'paused' })
  expect([match.isPlaying, bridge.askedFor('bots:play').length]).toEqual([false, 1])
})

test('a log is shown beside its own match only', async () => {
  const log = { ok: true, value: { name: 'm.ndjson', log: [answered(1, 'SRSRM')] } } as const
  const { editor, live } = await opened({ 'bots:open-log': () => log })
  expect(await live.logs.open()).toBe(false)
  expect(editor.notice?.text).toBe(
    'm.ndjson is the log of another match: in turn 1 player 0 answers "SRSRM" in the log, and the match has no answer.',
  )
  editor.type(after(2), 'typing')
  expect(await live.logs.open()).toBe(true)
  expect(live.log).toHaveLength(1)
})

test('each line is a row, and what a screen does not show is escaped', () => {
  const fault = { kind: 'illegal', message: 'no [P8]' } as const
  const one = { ...answered(3, 'S'), out: 'a\0\u202eb\n', errors: 'x\n\n', fault, replaced: 'L' }
  const asked = [{ player: 1, turn: 4, processId: 7, in: 'c\n' }]
  expect(
    exchangeRows([one], asked).map(({ turn, kind, text }) => `${turn} ${kind} ${text}`),
  ).toEqual([
    '3 head ',
    '3 in a',
    '3 in b',
    '3 errors x',
    '3 errors ',
    '3 out a\\x00\\u{202e}b',
    '3 fault no [P8]',
    '3 hand L',
    expect.stringMatching(/^3 untold .* goes on from its own answer/),
    '4 head ',
    '4 in c',
  ])
  expect(shownText('é\t\x1b[1m<b>')).toBe('é\t\\x1b[1m<b>')
})

test('how live play ended is said with turn, bytes and rule', () => {
  const nameOf = (player: number): string => findGame('ghosts')!.making!.playerNames![player]!
  const lost = { turn: 3, player: 0, text: 'QQ', message: 'not so [G5]' }
  const words = (end: LiveEnd): string => liveEndWords(end, 0, nameOf).text
  expect(words({ kind: 'lost', faults: [{ ...lost, kind: 'illegal' }] })).toBe(
    'Turn 3, White (player 0): not so [G5]; it answered “QQ” (2 bytes). White (player 0) lost for this reason. You can play on from here with another player, or once the program is fixed.',
  )
  expect(words({ kind: 'lost', faults: [{ ...lost, kind: 'ended', text: '' }] })).toBe(
    'Turn 3, White (player 0): not so [G5]. White (player 0) lost for this reason. You can play on from here with another player, or once the program is fixed.',
  )
  expect(answerTimeWords({ time: 3.14 })).toBe('3.1 ms')
  expect(answerTimeWords({ time: 61_000, isUntimed: true })).toBe('61.0 s, clock stopped')
})
