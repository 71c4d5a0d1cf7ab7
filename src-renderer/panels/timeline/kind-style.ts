import type { EventKind } from '@core/game/module'
import { PLAYER_COLOURS } from '../../canvas/theme'

/** How a kind of events is drawn in columns, tooltip and menu alike. */
export interface KindStyle {
  /** Name of the colour's token. */
  readonly token: string
  /** 1, or less for those beyond the number of colours. */
  readonly alpha: number
}

/** Styles by event code: the notable kinds get the first colours, so that these are as different as can be. */
export function kindStyles(kinds: readonly EventKind[]): KindStyle[] {
  const notable = kinds.filter((kind) => kind.isNotable).length
  let nextNotable = 0
  let nextOther = notable
  return kinds.map((kind) => {
    const rank = kind.isNotable ? nextNotable++ : nextOther++
    const round = Math.trunc(rank / PLAYER_COLOURS)
    return {
      token: `--player-${(rank % PLAYER_COLOURS) + 1}`,
      alpha: Math.max(0.3, 1 - 0.45 * round),
    }
  })
}
