import {
  defaultTown,
  isHidden,
  isSameTown,
  USUAL_LIMIT,
  type Form,
  type Level,
  type Player,
} from '../model'

/** The level in a form that can hold it: its own if possible, otherwise the smallest of town, level and match. */
export function inFittingForm(level: Level): Level {
  if (canHold(level.form, level)) {
    return level.form === 'transcript' ? level : { ...level, player: 0 }
  }
  const form: Form = canHold('level', level) ? 'level' : 'match'
  return { ...level, form, player: 0 }
}

/** Whether a text in this form can express the whole level. */
export function canHold(form: Form, level: Level): boolean {
  const hasHappened = level.turns.length > 0 || level.forfeit !== null
  switch (form) {
    case 'town':
      return !hasHappened && level.limit === USUAL_LIMIT && level.starts === null
    case 'level':
      return !hasHappened
    case 'match':
      return hasHappened
    case 'transcript':
      return isAllSeenBy(level, level.player)
  }
}

/**
 * Whether a player's transcript can express the whole level: the default town, and no cell that the player did not see.
 */
function isAllSeenBy(level: Level, player: Player): boolean {
  if (!isSameTown(level.town, defaultTown) || level.forfeit !== null) return false
  if (!level.starts) return level.turns.length === 0
  return level.turns.every((turn) =>
    isHidden(turn)
      ? turn.teams[player] !== null
      : turn.ghosts!.every(({ at, next }) => next < 0 || at < 0),
  )
}

/** A match as seen by a player's program, as a separate level: the cells of neutralised ghosts are lost (G7). */
export function asTranscript(level: Level, player: Player): Level {
  const turns = level.turns.map((turn) => ({
    ...turn,
    ghosts: turn.ghosts?.map((ghost) => (ghost.next < 0 ? ghost : { ...ghost, at: -1 })) ?? null,
  }))
  return { ...level, form: 'transcript', player, turns }
}
