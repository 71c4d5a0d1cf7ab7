import type { Debugging } from '../../game/debugging'
import { plainWhy } from '../../game/plain-why'
import { describeCell } from './describe-cell'
import { describe } from './events'
import type { Level } from './model'
import { phases } from './turn'
import { entitiesOn, entityTitle, whereabouts } from './whereabouts'

/** Who is where, and why. */
export const debugging: Debugging<Level> = {
  whereabouts,
  entitiesOn,
  entityTitle,
  ...plainWhy<Level>((phase) => phases[phase]!.rule, describe, describeCell),
}
