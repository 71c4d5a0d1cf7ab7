import { plainSprite } from '../../canvas/plain-sprites'
import { robotInks } from './palette'
import { robotNames } from './sprites'

/** Discs with a nose and their number for robots; samples are shapes with numbers as they are. */
export const plainSprites: Readonly<Record<string, string>> = Object.fromEntries(
  robotNames.map((name, at) => {
    const player = at >> 2
    const fill = robotInks[player]!
    return [
      name,
      plainSprite({ shape: 'disc', fill, line: '#fff', letter: String(player), way: at & 3 }),
    ]
  }),
)
