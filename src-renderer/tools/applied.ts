import type { LevelEdits } from '@core/game/module'

/** The level after edits. */
export function applied<Level, Edit>(
  edits: Pick<LevelEdits<Level, Edit>, 'apply'>,
  level: Level,
  made: readonly Edit[],
): Level {
  return made.reduce((held, edit) => edits.apply(held, edit).level, level)
}
