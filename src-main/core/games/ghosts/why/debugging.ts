import type { Debugging } from '../../../game/debugging'
import type { Level } from '../model'
import { placed } from './placed'
import { entitiesOn, entityTitle, whereabouts } from './whereabouts'
import { whyCell } from './cell'
import { whyEvent } from './events'

/** Who is where, and why. */
export const debugging: Debugging<Level> = {
  whereabouts,
  entitiesOn,
  entityTitle,
  placed,
  whyEvent,
  whyCell,
}
