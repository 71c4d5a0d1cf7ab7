import { cellName } from '../cells'
import { listIn } from '../../../words'
import { ghostsOf, hunterCell, type Ghost } from '../play/layout'
import { HUNTERS, players, teamStarts, type Level } from '../model'
import { exitsOf, isCornerCell, linesOf, mapOf } from '../play/town'
import type { Said } from '../said'

/** "corner of house 3, 1 line out, ghost 2 (new)"; without a run, hunters and ghosts are at their starts. */
export function cellContentsIn(words: Said) {
  const { contents } = words.ghosts
  return (level: Level, state: Int32Array | null, cell: number): string => {
    const things = [...placeWords(words, level, cell)]
    for (const player of players) {
      for (let hunter = 0; hunter < HUNTERS; hunter++) {
        const at = state ? hunterCell(state, player, hunter) : teamStarts[player][hunter]!
        if (at === cell) things.push(contents.hunter({ hunter: hunter + 1, player }))
      }
    }
    if (state) {
      for (const ghost of ghostsOf(state)) {
        if (ghost.cell === cell) things.push(ghostWords(words, ghost))
      }
    } else {
      level.starts?.forEach((at, index) => {
        if (at === cell) things.push(contents.start({ ghost: index + 1 }))
      })
    }
    return things.length > 0 ? things.join(', ') : contents.street
  }
}

function placeWords(words: Said, level: Level, cell: number): string[] {
  const { contents } = words.ghosts
  const map = mapOf(level.town)
  const house = map.houseAt[cell] ?? -1
  if (house < 0) return []
  if (!isCornerCell(map, cell)) return [contents.house({ house: house + 1 })]
  const told = [contents.corner({ house: house + 1 })]
  const ends = linesOf(map, cell).map(({ end }) => cellName(end))
  told.push(ends.length === 0 ? contents.noLine : contents.lines({ corners: listIn(words, ends) }))
  if (exitsOf(map, house).length === 0) told.push(contents.noExit)
  return told
}

function ghostWords({ ghosts: { contents } }: Said, { birth, ...ghost }: Ghost): string {
  const name = { ghost: birth + 1 }
  if (ghost.isUnseen) return contents.unseen(name)
  if (ghost.isDoomed) return contents.neutralised(name)
  return ghost.isNew ? contents.new(name) : contents.ghost(name)
}
