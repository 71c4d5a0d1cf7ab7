import { scratchOn } from '../../../trace/writer'
import { events } from './events'
import { robotSpot, slots } from './layout'
import type { Level } from '../model'
import { play } from './play'
import { makeStage } from './stage'
import { playStep } from './turn'

/** Spots of a move's route: the robot's spot before it, then each one that it reaches. */
export function routeOf(level: Level, move: number): number[] {
  const before = play(level, move).state
  const player = move & 1
  const spots = [robotSpot(before, player)]
  const scratch = scratchOn(before.slice(), (event) => {
    const came = events.all([event], 'stepped', 'jumped', 'moved')
    spots.push(...came.map(({ spot }) => spot))
  })
  const stage = makeStage(level, scratch)
  while (scratch.state[slots.turn] === move && playStep(stage) === 'running');
  return spots
}
