import { cellName } from '../cells'
import { ghostsOf, hunterCell, type Ghost } from '../play/layout'
import { HUNTERS, playerNames, players, teamStarts, type Level } from '../model'
import { exitsOf, isCornerCell, linesOf, mapOf } from '../play/town'

/** "corner of house 3, 1 line out, ghost 2 (new)"; hunters and ghosts stand at their starts when there is no run. */
export function cellContents(level: Level, state: Int32Array | null, cell: number): string {
  const things = [...placeWords(level, cell)]
  for (const player of players) {
    for (let hunter = 0; hunter < HUNTERS; hunter++) {
      const at = state ? hunterCell(state, player, hunter) : teamStarts[player][hunter]!
      if (at === cell) things.push(`hunter ${hunter + 1} of ${playerNames[player]}`)
    }
  }
  if (state) {
    for (const ghost of ghostsOf(state)) {
      if (ghost.cell === cell) things.push(ghostWords(ghost))
    }
  } else {
    level.starts?.forEach((at, index) => {
      if (at === cell) things.push(`start of ghost ${index + 1}`)
    })
  }
  return things.length > 0 ? things.join(', ') : 'street'
}

function placeWords(level: Level, cell: number): string[] {
  const map = mapOf(level.town)
  const house = map.houseAt[cell] ?? -1
  if (house < 0) return []
  if (!isCornerCell(map, cell)) return [`house ${house + 1}`]
  const words = [`corner of house ${house + 1}`]
  const lines = linesOf(map, cell).map(({ end }) => cellName(end))
  words.push(lines.length === 0 ? 'no line out' : `lines to ${lines.join(' and ')}`)
  if (exitsOf(map, house).length === 0) words.push('the house has no exit')
  return words
}

function ghostWords(ghost: Ghost): string {
  const name = `ghost ${ghost.birth + 1}`
  if (ghost.isUnseen) return `${name} (not seen here)`
  if (ghost.isDoomed) return `${name} (neutralised)`
  return ghost.isNew ? `${name} (new)` : name
}
