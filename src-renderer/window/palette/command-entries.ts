import { type Command, showKeys } from '../../ui/command'
import { helpOfCommand } from '../../ui/help-place'
import type { Entry } from './entry'
import type { PaletteScope } from './palette-scope'
import { words } from '../../ui/words'

/** Leaves out the palette itself, commands that make sense only by key, and keys of tools that do not exist here. */
const isListed = ({ id, title, isByKey }: Command): boolean =>
  title !== '' && isByKey !== true && !id.startsWith('palette')
const isTool = ({ id }: Command): boolean => id.startsWith('tool-')

/** All commands, with their keys and the reasons why they are off. */
export function commandEntries({ commands, labelOf, run }: PaletteScope): readonly Entry[] {
  const listed = commands.filter(isListed)
  const tools = listed.filter(isTool)
  const inOrder = [...listed.filter((one) => !isTool(one)), ...tools]
  return inOrder.map(({ id, title, group, keys, whyOff }) => ({
    id: `command ${id}`,
    kind: words.palette.kinds.command,
    text: labelOf(id) ?? title,
    detail: words.commands.menus[group],
    keys: keys[0] === undefined ? '' : showKeys(keys[0]),
    whyOff: whyOff(),
    help: helpOfCommand(id, group),
    run: () => run(id),
  }))
}
