import { factsOf } from '../../../game/event-words'
import { deciding } from '../play/deciding'
import { doorAhead } from '../play/doors'
import type { Happening } from '../play/events'
import { isPit, playerOfTurn, type Level } from '../model'
import { PLACE } from '../play/phases'
import { rulesOf } from '../play/readings'
import { arrowOn, at, doorOf, rulesOfStep, wayName, whoIs, type Said, type WordsOf } from './words'

/** Animals that an arrow turns (T6), or a wall, perhaps after an arrow (R1). */
export function turnEventsIn({
  rockets: { sentences, why },
}: Said): WordsOf<'arrow-turned' | 'wall-turned'> {
  const { arrowTurned, wallTurned } = why
  return {
    'arrow-turned': {
      sentence: (level, event) =>
        factsOf(sentences['arrow-turned'](turnOf(level, event)), 'T6', [event.cell], event.birth),
      grounds(level, { after, turn: now, phase }, { birth, isCat, from, to, cell }) {
        const turn = arrowOn(level, after, cell)
        const player = playerOfTurn(level, turn) + 1
        const square = at(level, cell)
        const facts = [
          arrowTurned.points({ cell: square, way: wayName(to), player, turn: turn + 1 }),
          arrowTurned.faced({ ...whoIs(level, { birth, isCat }), way: wayName(from) }),
        ]
        if (phase === PLACE) facts.push(arrowTurned.atOnce)
        else if (turn === now) facts.push(arrowTurned.placedFirst)
        return { facts }
      },
    },
    'wall-turned': {
      sentence(level, event) {
        const { birth, isAfterArrow, cell } = event
        const text = sentences['wall-turned']({ ...turnOf(level, event), isAfterArrow })
        return factsOf(text, deciding['wall-turned'](level, event), [cell], birth)
      },
      grounds(level, step, { birth, isCat, from, to, isAfterArrow, cell: index }) {
        const cell = at(level, index)
        const way = wayName(from)
        const facts = [wallTurned.faces({ ...whoIs(level, { birth, isCat }), cell, way })]
        const door = doorAhead(level, index, from)
        if (door >= 0) facts.push(wallTurned.door({ door: door + 1 }))
        if (isAfterArrow) facts.unshift(wallTurned.arrowFirst({ cell, way }))
        facts.push(wallTurned.turns({ quarters: (to - from) & 3, from: way, to: wayName(to) }))
        const rules = rulesOfStep(step)
        if (rules.wallTurn !== rulesOf().wallTurn) facts.push(wallTurned.clockwise)
        const [x, y] = [index % level.width, Math.trunc(index / level.width)]
        if (!rules.areCornersPits && isPit(level, x, y)) facts.push(wallTurned.pit({ cell }))
        return { facts }
      },
    },
  }
}

/** The words for both kinds of turn. */
function turnOf(
  level: Level,
  { birth, isCat, from, to, cell }: Happening<'arrow-turned' | 'wall-turned'>,
) {
  const door = doorOf(level, birth)
  return { cell: at(level, cell), isCat, door, from: wayName(from), to: wayName(to) }
}
