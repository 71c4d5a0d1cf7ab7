import { recordLevel } from '@core/conformance/record-level'
import { findGame } from '@core/games/testing'
import { expect, test } from 'vitest'
import { generatedText } from '../testing/levels'
import { LevelRun } from './level-run'
import { Playback } from './playback.svelte'

const game = findGame('rockets')!

/** A run that is recorded up to a share of its chunks, and what is missing of it. */
function recordedRun(seed = 1, isWhole = true) {
  const parsed = game.format.parse(generatedText(game, seed))
  if (!parsed.ok) throw new Error('no level')
  const { level } = parsed.value as { level: unknown }
  const { layout, chunks, outcome } = recordLevel(game, level)
  const run = new LevelRun(seed, level, '', null, game.engine)
  run.begin(layout)
  const extend = (): void => {
    for (const chunk of chunks) run.append(chunk)
    run.outcome = outcome
  }
  if (isWhole) extend()
  return { run, extend }
}

function attached(seed?: number): Playback {
  const playback = new Playback(() => true)
  playback.attach(recordedRun(seed).run)
  return playback
}

test('it begins at the start, in the mood of editing, and stepping makes it the other mood', () => {
  const playback = attached()
  expect([playback.step, playback.isStepping]).toEqual([0, false])
  expect(playback.stepPhaseBack()).toBe(false)
  expect(playback.stepPhase()).toBe(true)
  expect([playback.step, playback.isStepping]).toEqual([1, true])
  playback.endStepping()
  expect([playback.step, playback.isStepping]).toEqual([1, false])
})

test('turns are stepped whole, and back to the start of the turn first', () => {
  const playback = attached()
  playback.stepTurn()
  const second = playback.step
  expect(playback.anchor).toMatchObject({ turn: 1, isEnd: false })
  playback.stepPhase()
  playback.stepTurnBack()
  expect(playback.step).toBe(second)
  playback.stepTurnBack()
  expect(playback.step).toBe(0)
})

test('the end stays the end in a longer run, any other moment stays its turn and phase', () => {
  const playback = attached(1)
  playback.goToTurn(2)
  const { anchor } = playback
  playback.attach(recordedRun(2).run)
  expect(playback.anchor.turn).toBe(anchor.turn)
  playback.goToEnd()
  playback.attach(recordedRun(3).run)
  expect(playback.step).toBe(playback.stepCount)
  expect(playback.anchor.isEnd).toBe(true)
})

test('the playhead stays before its phase when another run comes', () => {
  const playback = attached(1)
  for (let step = 0; step < 12; step++) {
    playback.seek(step)
    const { anchor } = playback
    playback.attach(recordedRun(1).run)
    expect(playback.anchor).toEqual(anchor)
    const { turn, phase } = playback.anchor
    const mark = recordedRun(1).run.cursor!.markOf(playback.step)
    expect(mark).toEqual({ turn, phase })
  }
})

test('a turn that the level has lost is not chosen any more', () => {
  const playback = attached()
  const { run } = recordedRun()
  playback.goToTurn(10_000)
  playback.attach(run)
  expect(playback.anchor.turn).toBeLessThanOrEqual(run.cursor!.layout.turnCount)
})

test('playing goes by the clock, waits at the end of what is recorded, and ends at the end of the run', () => {
  const { run, extend } = recordedRun(1, false)
  const playback = new Playback(() => true)
  playback.attach(run)
  playback.play()
  // Nothing is there to be played.
  expect(playback.isPlaying).toBe(false)
  extend()
  playback.extend()
  playback.speed = 1
  playback.play()
  playback.tick(0, 125)
  expect(playback.step).toBe(1)
  playback.speed = 64
  for (let now = 0; playback.isPlaying && now < 1e6; now += 1000) playback.tick(now, 1000)
  expect([playback.isPlaying, playback.step]).toEqual([false, playback.stepCount])
  // From the end it begins again.
  playback.play()
  expect(playback.step).toBe(0)
})

test('a turn that is to be played once the run is there is played, and no further one', () => {
  const playback = new Playback(() => true)
  playback.playOnceRun(1)
  playback.attach(recordedRun().run)
  expect(playback.isPlaying).toBe(true)
  for (let now = 0; playback.isPlaying && now < 1e6; now += 1000) playback.tick(now, 1000)
  expect(playback.anchor).toMatchObject({ turn: 2, isEnd: false })
})
