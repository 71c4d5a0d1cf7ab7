import { commandEntries } from './command-entries'
import { settingList } from '../settings/setting-list'
import { type Entry, entryOf } from './entry'
import { levelEntries } from './level-entries'
import type { PaletteScope } from './palette-scope'
import type { PartId } from './parts'
import { turnEntries } from './place-entries'
import { ruleEntries } from './rule-entries'
import { words } from '../../ui/words'

/** The entries of a part of the palette, without events, which are read gradually. */
export function entriesOf(scope: PaletteScope, part: PartId): readonly Entry[] {
  const { active } = scope.workspace
  const level = active?.editor.document.hasLevel ? active : null
  switch (part) {
    case 'commands':
      return commandEntries(scope)
    case 'levels':
      return levelEntries(scope)
    case 'places':
      return level ? turnEntries(level.editor) : []
    case 'rules':
      return active ? ruleEntries(active) : []
    case 'settings':
      return settingList.map(({ id, title, found }) =>
        entryOf(`setting ${id}`, words.palette.kinds.setting, title, found, () =>
          scope.openSetting(title),
        ),
      )
    case 'events':
      return []
    case 'all':
      return (['commands', 'levels', 'rules', 'settings'] as const).flatMap((one) =>
        entriesOf(scope, one),
      )
  }
}

/** The message for a part without any entries. */
export function nothingIn({ workspace }: Pick<PaletteScope, 'workspace'>, part: PartId): string {
  const { nothing } = words.palette
  if (['commands', 'levels', 'settings', 'all'].includes(part)) return nothing.matches
  if (!workspace.active) return nothing.noLevel
  if (part === 'rules' || workspace.active.editor.playback.stepCount > 0) return nothing.matches
  return part === 'events' ? nothing.noEvents : nothing.onlyCells
}
