import { byKindAndId, type Placed } from '../../../game/placed'
import { ways } from '../../../kernel/grid'
import { animalsOf, slotsOf } from '../play/layout'
import { playerOfTurn, type Level } from '../model'

const kinds = ['rocket', 'arrow', 'mouse', 'cat']

/** Rockets, arrows by the turn that placed them, and animals by their births; between spawn and move just off the grid. */
export function placed(level: Level, state: Int32Array): readonly Placed[] {
  const list: Placed[] = level.rockets.map(({ x, y }, player) => {
    const details = { player: player + 1 }
    return { kind: 'rocket', id: player + 1, isEntity: false, row: y, col: x, details }
  })
  const { arrows, animals } = slotsOf(level)
  for (let slot = arrows; slot < animals; slot++) {
    const turn = state[slot]!
    if (turn === 0) continue
    const { x, y, way } = level.turns[turn - 1]!
    const details = { player: playerOfTurn(level, turn - 1) + 1, turn, dir: way }
    list.push({ kind: 'arrow', id: turn, isEntity: false, row: y, col: x, details })
  }
  for (const { isCat, birth, x, y, way, door } of animalsOf(level, state)) {
    const details = { door: door + 1, facing: ways[way]! }
    list.push({
      kind: isCat ? 'cat' : 'mouse',
      id: birth,
      isEntity: true,
      row: y,
      col: x,
      details,
    })
  }
  return byKindAndId(kinds, list)
}
