import { games } from '../../ui/games'
import type { Keyed } from '@core/keys/conflicts'
import { commandList, commandTitle } from '@core/protocol/commands'
import { toolsOf } from '../../board/index'
import { loadView } from '../../games/registry'
import { keymap } from '../../ui/keymap.svelte'
import { words } from '../../ui/words'

/** A command whose keys can be changed, with its default keys. */
export interface KeyedCommand extends Omit<Keyed, 'keys'> {
  readonly own: readonly string[]
}

/** Such a command with the keys that it has now. */
export type KeyedNow = KeyedCommand & Keyed

/** All commands, and the tools of all games. */
export async function keyedCommands(): Promise<readonly KeyedCommand[]> {
  const all = games.map(async ({ id, title }) => ({ id, title, view: await loadView(id) }))
  const tools = (await Promise.all(all)).flatMap(({ id, title, view }) =>
    toolsOf(id, view.tools).map((tool) => ({
      ...{ id: tool.command, title: tool.label, own: [tool.own], group: 'Tools' },
      ...(tool.game === undefined
        ? {}
        : { game: tool.game, title: words.keys.toolOfGame({ tool: tool.label, game: title }) }),
    })),
  )
  const listed = commandList.map(({ id, keys, group }) => ({
    id,
    title: commandTitle(words.commands, id),
    own: keys,
    group,
  }))
  // Tools of every board are listed for each game.
  return [...new Map([...listed, ...tools].map((one) => [one.id, one])).values()]
}

/** The same commands with their current keys. */
export function withKeysNow(commands: readonly KeyedCommand[]): readonly KeyedNow[] {
  return commands.map((one) => ({ ...one, keys: keymap.keysOf(one.id, one.own) }))
}

/** The title of a menu of commands, by its code. */
export function groupTitle(group: string): string {
  const titles: Readonly<Record<string, string>> = words.commands.menus
  return titles[group] ?? group
}
