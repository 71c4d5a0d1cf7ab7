import { makeRng } from '@core/kernel/rng'
import type { MatchEnded, MatchRequest } from '@core/protocol/requests/runs'
import { howTextWasMade } from '@core/suite/how-made'
import { expect, test } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import { openLevelOf, statementText } from '../testing/open-levels'

/** A level of progers, with a bridge whose matches end when the test says so. */
function progers() {
  let over: (ended: MatchEnded) => void = () => undefined
  const { level, bridge } = openLevelOf('progers', statementText('progers'), {
    'match:play': () => new Promise((resolve) => (over = resolve)),
  })
  const match = level.match!
  match.choose(0, 'greedy')
  match.choose(1, 'random')
  const asked = (): MatchRequest => bridge.askedFor('match:play').at(-1)![1] as MatchRequest
  const end = async (ended: MatchEnded): Promise<void> => {
    over(ended)
    await soon(() => expect(match.isPlaying).toBe(false))
  }
  return { level, editor: level.editor, bridge, match, asked, end }
}

/** A match of progers under way, as main was asked for it. */
function playing() {
  const { match, asked, ...rest } = progers()
  match.play(2)
  return { ...rest, match, asked, request: asked() }
}

test('a game for one has no match', () => {
  expect(openLevelOf('rockets').level.match).toBeNull()
})

test('main is asked for the level, the players and the limits; only one match is under way', () => {
  const { editor, bridge, match, request } = playing()
  expect(request).toMatchObject({
    game: 'progers',
    text: editor.document.text,
    players: ['greedy', 'random'],
    most: 2,
    timeLimit: 500,
  })
  match.play(null)
  expect(bridge.askedFor('match:play')).toHaveLength(1)
  bridge.tellCall('match:play', { turns: 1, text: null })
  expect([match.isPlaying, match.progress]).toEqual([true, 1])
  match.stop()
  expect(bridge.askedFor('call:stop')).toEqual([[bridge.askedFor('match:play')[0]![0]]])
})

test('what was played becomes one step of undo in a branch, and the next turns draw another chance', async () => {
  const { editor, match, request, asked, end } = playing()
  const main = editor.document.text
  const { game } = editor
  const blank = game.format.print(game.blank(9, 9))
  expect(match.isPlaying).toBe(true)
  await end({ turns: 2, text: blank, end: { kind: 'most' } })
  expect(editor.document.text).toBe(blank)
  expect([editor.lines.isMain, editor.lines.main.document.text]).toEqual([false, main])
  expect(editor.notice?.text).toMatch(/^2 turns played\. /)
  expect(editor.undoLabel).toBe('play match')
  match.play(1)
  expect(asked()).toMatchObject({ seed: request.seed + 2 })
})

test('how the match was made is known of its text alone, with how its level was made', async () => {
  const { level, editor, match, end } = progers()
  const { text, game } = editor.document
  const how = {
    by: 'match',
    game: 'progers',
    from: 'ab',
    players: ['greedy', 'random'],
    seed: 1,
  } as const
  const origin = { by: 'generate', game: 'progers', seed: 5, settings: {} } as const
  for (const made of [null, { text, how: origin }]) {
    level.made = made
    if (editor.document.text !== text) editor.undo()
    match.play(null)
    const played = game.format.print(game.blank(9, 9))
    await end({ turns: 2, text: played, end: { kind: 'over' }, how })
    expect(howTextWasMade(played, level.knownTexts)).toEqual(made ? { ...how, origin } : how)
    expect(howTextWasMade(text, level.knownTexts)).toEqual(made?.how)
  }
})

test('moves for a level that was edited meanwhile are dropped', async () => {
  const { editor, end } = playing()
  const { game } = editor
  editor.type(game.format.print(game.blank(8, 8)), 'typing')
  const { text } = editor.document
  await end({ turns: 2, text: '', end: { kind: 'most' } })
  expect(editor.document.text).toBe(text)
  expect(editor.notice).toMatchObject({ tone: 'refusal' })
})

test('the turns are watched as they are made, each to its end, and all are one step of undo', async () => {
  const { editor, bridge, match, end } = playing()
  const main = editor.document.text
  const { game } = editor
  const texts = [8, 7, 6].map((seed) =>
    game.format.print(game.generator.generate(game.generator.defaults, makeRng(seed))),
  )
  bridge.tellCall('match:play', { turns: 1, text: texts[0]! })
  expect([editor.document.text, editor.playback.isBusy()]).toEqual([texts[0], true])
  // The board has not shown it yet.
  bridge.tellCall('match:play', { turns: 2, text: texts[1]! })
  expect([editor.document.text, match.progress]).toEqual([texts[0], 2])
  await end({ turns: 3, text: texts[2]!, end: { kind: 'most' } })
  expect([editor.document.text, editor.playback.isBusy()]).toEqual([texts[2], true])
  // Where they went was said with the first, and is said with the end.
  expect(editor.notice?.text).toMatch(/^3 turns played\. The match is played in the branch /)
  editor.undo()
  expect([editor.document.text, editor.lines.main.document.text]).toEqual([main, main])
})

test('a playhead that the user has taken stays, though the match goes on', () => {
  const { editor, bridge } = playing()
  const { game } = editor
  const textOf = (seed: number): string =>
    game.format.print(game.generator.generate(game.generator.defaults, makeRng(seed)))
  bridge.tellCall('match:play', { turns: 1, text: textOf(8) })
  editor.playback.pause()
  editor.playback.seek(0)
  bridge.tellCall('match:play', { turns: 2, text: textOf(7) })
  expect([editor.document.text, editor.playback.isBusy()]).toEqual([textOf(7), false])
})
