import { rocketsIn } from '@core/games/rockets/index'
import { words } from '../../ui/words'
import { defineBoardLook } from '../../canvas/board-view'
import { squareGeometry } from '../../canvas/geometry'
import { paintBoard } from './board'
import { paintGhost } from './ghost'
import { paintOverlay } from './overlay'
import { paintPieces } from './pieces'
import { plainSprites } from './plain-sprites'
import { sprites } from './sprites'

const rockets = rocketsIn(words)

export default defineBoardLook(rockets, {
  geometry: squareGeometry,
  sprites,
  plainSprites,
  // Doors stand outside of the walls.
  rulers: { gap: 0.8 },
  paintBoard,
  boardParts: ({ width, height, doors }) => [width, height, doors],
  paintPieces,
  paintOverlay,
  paintGhost,
})
