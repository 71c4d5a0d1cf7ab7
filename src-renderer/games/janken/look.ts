import { rowName } from '@core/games/janken/board'
import { jankenIn } from '@core/games/janken/index'
import { words } from '../../ui/words'
import { defineBoardLook } from '../../canvas/board-view'
import { hexGeometry } from '../../canvas/geometry'
import { paintBoard } from './board'
import { paintGhost } from './ghost'
import { captionRoom, paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import { sprites } from './sprites'

const janken = jankenIn(words)

export default defineBoardLook(janken, {
  geometry: hexGeometry,
  sprites,
  footRoom: captionRoom,
  rulers: { row: rowName, col: (col) => String(col + 1), isRight: true },
  paintBoard,
  boardParts: ({ sets }) => sets.map(({ terrain }) => terrain),
  paintPieces,
  paintOverlay,
  paintGhost,
  followsPointer: true,
})
