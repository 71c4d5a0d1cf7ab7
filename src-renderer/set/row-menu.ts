import { keysOf } from '../ui/command'
import type { MenuEntry } from '../ui/menu-entry'
import type { OpenSet } from './open-set.svelte'
import { groupOf } from './row-places'
import { rewriteTests, setCommands } from './set-commands'
import { words } from './set-words'

type Own = ReturnType<typeof setCommands>

/**
 * The commands for the chosen tests; those that make no sense for them are left out. `onOpen` opens one as a level,
 * `onShrink` shrinks the chosen one.
 */
export function rowMenu(
  set: OpenSet,
  onOpen: (path: string) => void,
  onShrink: () => void,
): readonly MenuEntry[] {
  const { menu: say } = words.set
  const commands = setCommands({ set: () => set })
  const { target } = set.table
  const many = target.length > 1
  const entry = (id: keyof Own, title: string, isSeparated = false): MenuEntry | null => {
    const { whyOff, run } = commands[id]
    if (whyOff() !== null) return null
    const keys = keysOf(id)
    return { id, title, isSeparated, run, ...(keys === '' ? {} : { keys }) }
  }
  const turned = (how: 'horizontal' | 'vertical' | 'rotate', title: string): MenuEntry | null =>
    target.length === 0 ? null : { id: how, title, run: () => rewriteTests(set, target, how) }
  const entries = [
    target.length === 1
      ? { id: 'open', title: words.set.open, keys: 'Enter', run: () => onOpen(target[0]!) }
      : null,
    target.length === 1
      ? { id: 'shrink', title: say.shrink, keys: keysOf('shrink-level'), run: onShrink }
      : null,
    entry('set-rename', say.rename),
    entry('set-duplicate', say.duplicate),
    entry('set-bin', say.bin),
    entry('set-group', say.group, true),
    entry('set-up', say.up),
    entry('set-down', say.down),
    entry('set-number', say.number),
    target.length === 1
      ? {
          id: 'points',
          title: say.points,
          run: () => set.noting.begin({ kind: 'points', group: groupOf(set.tests, target[0]!) }),
        }
      : null,
    entry('set-again', say.again, true),
    entry('set-canonical', say.canonical),
    turned('horizontal', say.horizontal),
    turned('vertical', say.vertical),
    turned('rotate', say.rotate),
    entry('set-answers', many ? say.answers : say.allAnswers, true),
    entry('set-compare', many ? say.compare : say.compareAll),
    entry('set-new', say.newTest, true),
    entry('set-generate', say.generate),
  ]
  return entries.filter((one) => one !== null)
}
