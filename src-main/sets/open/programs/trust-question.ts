import { shownCommand } from '@core/judging/shown-command'
import type { Dialogs } from '../../../files/dialogs'
import type { FoundCommand } from '../../../programs/found-command'
import { setsWords } from '../../sets-words'

/** Programs that one box shows whole. */
const MOST = 6

/** A program that the user has not agreed to run yet. */
export interface Untrusted {
  readonly name: string
  readonly command: string
  readonly found: FoundCommand
}

/**
 * Asks in boxes of the system whether programs may run, and shows of each its command and the files that it leads to. Gives
 * those that may: what no box has shown may not.
 */
export async function askForTrust<P extends Untrusted>(
  dialogs: Pick<Dialogs, 'ask'>,
  folder: string,
  programs: readonly P[],
): Promise<readonly P[]> {
  const { trust: words } = setsWords()
  const trusted: P[] = []
  for (let from = 0; from < programs.length; from += MOST) {
    const shown = programs.slice(from, from + MOST)
    const answer = await dialogs.ask({
      type: 'warning',
      ...trustWords(folder, shown),
      buttons: [words.run({ count: shown.length }), words.notNow],
      defaultId: 1,
      cancelId: 1,
    })
    if (answer !== 0) break
    trusted.push(...shown)
  }
  return trusted
}

/** The question in words; nothing that came with the folder steers how it reads. */
export function trustWords(
  folder: string,
  programs: readonly Untrusted[],
): { readonly message: string; readonly detail: string } {
  const { trust: words } = setsWords()
  const [one] = programs
  const message =
    programs.length === 1
      ? words.one({ name: shownCommand(one!.name, 60) })
      : words.many({ count: programs.length })
  const parts = programs.map(({ name, command, found }) =>
    [
      ...(programs.length === 1 ? [] : [shownCommand(name, 60)]),
      words.command({ command: shownCommand(command) }),
      ...found.files.map((file) => words.file({ file: shownCommand(file, 160) })),
    ].join('\n'),
  )
  return {
    message,
    detail: [words.folder({ folder: shownCommand(folder, 160) }), ...parts, words.warning].join(
      '\n\n',
    ),
  }
}
