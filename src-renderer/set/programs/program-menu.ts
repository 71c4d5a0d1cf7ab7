import type { MenuEntry } from '../../ui/menu-entry'
import type { JudgedPrograms } from './judged-programs.svelte'
import { stepAside } from './matrix-keys'
import { words } from './programs-words'

/** What the menu does beyond the programs themselves. */
interface MenuHands {
  onOpen(this: void, path: string): void
  onRename(this: void): void
}

/** What can be done at the place of the matrix that the keys are at. */
export function programMenu(
  judged: JudgedPrograms,
  { onOpen, onRename }: MenuHands,
): readonly MenuEntry[] {
  const { menu: say, ...all } = words.programs
  const { view, ids } = judged
  const { program, test } = view
  const entry = (id: string, title: string, run: () => void, more: Partial<MenuEntry> = {}) =>
    ({ id, title, run, ...more }) satisfies MenuEntry
  const again = (programs: readonly string[] | null, tests: readonly string[] | null) => () =>
    void judged.run('all', { programs, tests })
  const entries: MenuEntry[] = []
  if (program !== null && test !== null)
    entries.push(
      entry('tell', say.details, () => (view.isTelling = true), { keys: 'Enter' }),
      entry('again-cell', all.runAgain, again([program], [test])),
    )
  if (test !== null)
    entries.push(
      entry('open', all.openTest, () => onOpen(test)),
      entry('again-test', say.runTest, again(null, [test])),
    )
  if (program !== null)
    entries.push(
      entry('again-program', say.runProgram, again([program], null), {
        isSeparated: test !== null,
      }),
      entry('about', say.show, () => view.show(program, null)),
      entry('rename', say.rename, onRename, { keys: 'F2' }),
    )
  for (const [id, title, by, keys] of [
    ['left', all.moveLeft, -1, 'Alt+←'],
    ['right', all.moveRight, 1, 'Alt+→'],
  ] as const) {
    const step = stepAside(ids, program, by)
    if (step) entries.push(entry(id, title, () => void judged.change(step), { keys }))
  }
  if (program !== null)
    entries.push(
      entry(
        'remove',
        view.targets.length > 1 ? say.remove({ count: view.targets.length }) : all.remove,
        () => void judged.remove(),
        test === null ? { keys: 'Delete' } : {},
      ),
    )
  entries.push(
    entry('add', all.add, () => void judged.choose(null), {
      isSeparated: entries.length > 0,
    }),
    entry('again', say.runAll, again(null, null)),
    entry('limits', say.limits, () => judged.measuring.open()),
  )
  return entries
}
