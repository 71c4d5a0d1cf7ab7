import type { OpenLevel } from '../../level/index'
import { type Entry, entryOf } from './entry'
import { words } from '../../ui/words'

/** Rules and misreadings of a level's game, which open in the Rules pane. */
export function ruleEntries(level: OpenLevel): readonly Entry[] {
  const { game } = level.editor
  return [
    ...game.rules.map(({ id, title, text }) =>
      entryOf(
        `rule ${game.id} ${id}`,
        words.palette.kinds.rule,
        `${id} ${title}`,
        text.replaceAll('\n', ' '),
        () => level.openRule(id),
      ),
    ),
    ...game.engine.readings.map(({ id, belief, rule }) =>
      entryOf(
        `misreading ${game.id} ${id}`,
        words.palette.kinds.misreading,
        belief,
        `${id} · ${rule}`,
        () => level.openRule(id),
      ),
    ),
  ]
}
