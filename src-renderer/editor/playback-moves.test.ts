import { expect, test } from 'vitest'
import { noRunYet, smallRun } from '../testing/small-run'
import { Playback } from './playback.svelte'

/** A playhead in a run of four turns with three steps each. */
function attached(run = smallRun(4).run): Playback {
  const playback = new Playback(() => true)
  playback.attach(run)
  return playback
}
const next = (turn: number, phase: number) => ({ turn, phase, isEnd: false })
const end = (turn: number) => ({ turn, phase: -1, isEnd: true })
const where = ({ step, anchor, isStepping }: Playback) => [step, anchor, isStepping]

test('what is told of the playhead is where it is, from the beginning', () => {
  const playback = new Playback(() => true)
  expect(playback.seen).toEqual({ step: 0, anchor: next(0, -1) })
  expect([playback.anchor, playback.step, playback.isPlaying]).toEqual([next(0, -1), 0, false])
  playback.attach(smallRun(4).run)
  playback.seek(4)
  expect(playback.seen).toEqual({ step: 4, anchor: next(1, 1) })
})

test('turns are stepped forth and back, and at the end back to the beginning of the last one', () => {
  const playback = attached()
  playback.stepTurn()
  expect(where(playback)).toEqual([3, next(1, 0), true])
  playback.seek(99)
  expect(where(playback)).toEqual([12, end(3), true])
  playback.stepTurnBack()
  expect(playback.step).toBe(9)
  playback.stepPhase()
  playback.stepTurnBack()
  expect(playback.step).toBe(9)
  playback.stepTurnBack()
  expect(playback.step).toBe(6)
  playback.seekTurn(-1)
  expect(where(playback)).toEqual([0, next(0, 0), true])
  playback.stepTurnBack()
  expect(playback.step).toBe(0)
  playback.seekTurn(2)
  expect(playback.step).toBe(6)
})

test('phases are stepped one by one, and it is said where there is none', () => {
  const playback = attached()
  expect([playback.stepPhaseBack(), playback.stepPhase()]).toEqual([false, true])
  expect([playback.progress, playback.step, playback.stepPhaseBack()]).toEqual([0, 1, true])
  expect([playback.progress, playback.step]).toEqual([1, 0])
  playback.seek(12)
  expect([playback.stepPhase(), playback.step]).toEqual([false, 12])
})

test('without a run there is nothing to step through, and the mood stays', () => {
  for (const playback of [new Playback(() => true), attached(noRunYet())]) {
    expect([playback.stepPhase(), playback.stepPhaseBack()]).toEqual([false, false])
    playback.stepTurn()
    playback.stepTurnBack()
    playback.seek(3)
    playback.play()
    playback.extend()
    expect([playback.step, playback.isStepping, playback.isPlaying]).toEqual([0, false, false])
    playback.goToEnd()
    expect(playback.anchor).toEqual(end(0))
    expect(playback.tick(0, 1000)).toBe(false)
  }
  const playback = attached()
  playback.seek(5)
  playback.attach(noRunYet())
  expect([playback.isStepping, playback.stepCount]).toEqual([false, 0])
})

test('a turn is gone to in the mood of editing: its start, or just before one of its phases', () => {
  const playback = attached()
  playback.goToTurn(2)
  expect(where(playback)).toEqual([6, next(2, 0), false])
  playback.goToTurn(2, 1)
  expect(where(playback)).toEqual([7, next(2, 1), false])
  playback.goToEnd()
  expect(where(playback)).toEqual([12, end(3), false])
  // A turn that the run does not have stays chosen, though the playhead stands at the end.
  playback.goToTurn(7)
  expect(where(playback)).toEqual([12, { ...end(3), isEnd: false, turn: 7 }, false])
})

test('the anchor goes with the playhead from run to run, and the end stays the end', () => {
  const playback = attached()
  playback.seek(7)
  playback.attach(smallRun(6).run)
  expect([playback.step, playback.anchor, playback.stepCount]).toEqual([7, next(2, 1), 18])
  playback.goToEnd()
  playback.attach(smallRun(8).run)
  expect(playback.step).toBe(24)
})

test('of a turn that the level has lost the last one is chosen, and as a whole the one that would come next', () => {
  const playback = attached()
  playback.goToTurn(3, 1)
  playback.attach(smallRun(2).run)
  expect(playback.anchor.turn).toBe(1)
  playback.goToTurn(9)
  playback.attach(smallRun(2).run)
  expect(playback.anchor.turn).toBe(2)
  playback.attach(smallRun(2, 2, 1).run)
  expect(playback.anchor.turn).toBe(1)
  const nothing = attached(smallRun(0).run)
  nothing.goToTurn(3, 1)
  nothing.attach(smallRun(0).run)
  expect(nothing.anchor.turn).toBe(0)
})

test('who stands at the end of what is recorded goes along when more comes', () => {
  const { run, extend } = smallRun(4, 2)
  const playback = attached(run)
  playback.goToEnd()
  expect(playback.step).toBe(6)
  extend()
  playback.extend()
  expect([playback.step, playback.stepCount, playback.anchor.isEnd]).toEqual([12, 12, true])
  const other = smallRun(4, 2)
  const staying = attached(other.run)
  staying.seek(4)
  other.extend()
  staying.extend()
  expect([staying.step, staying.stepCount]).toEqual([4, 12])
})

test('a run reaches an anchor that it has gone past, and any once it is over', () => {
  const { run, extend } = smallRun(4, 2)
  const reaches = (anchor = next(0, 0)) => Playback.reaches(run, anchor)
  expect([reaches(), reaches(next(1, 0)), reaches(next(3, 0)), reaches(end(0))]).toEqual([
    ...[true, false, false, false],
  ])
  expect(Playback.reaches(noRunYet(), next(0, 0))).toBe(false)
  expect(Playback.reaches(smallRun(4, 0).run, next(-1, 0))).toBe(false)
  extend()
  expect([reaches(next(9, 0)), reaches(end(0))]).toEqual([true, true])
})

test('where a document lets go of its run nothing is stepped through any more', () => {
  const playback = attached()
  playback.seek(5)
  playback.play()
  playback.detach()
  expect(where(playback).toSpliced(1, 1)).toEqual([0, false])
  expect([playback.stepCount, playback.isPlaying, playback.seen.step]).toEqual([0, false, 0])
  expect(playback.stepPhase()).toBe(false)
})
