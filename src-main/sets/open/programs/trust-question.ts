import { shownCommand } from '@core/judging/shown-command'
import type { ProgramIsolation } from '@core/protocol/programs'
import type { Dialogs } from '../../../files/dialogs'
import type { FoundCommand } from '../../../programs/found-command'
import type { IsolationChoice } from '../../../programs/isolation-choice'
import { setsWords } from '../../sets-words'
import { unlessStopped } from '../unless-stopped'

/** Programs that one box shows whole. */
const MOST = 6

/** A program that the user has not agreed to run yet. */
export interface Untrusted {
  readonly name: string
  readonly command: string
  readonly found: FoundCommand
}

/**
 * Asks in boxes of the system whether programs may run, and shows of each its command and the files that it leads to.
 * Returns those that may; programs that no dialog has shown may not. If this computer can isolate programs and does not
 * yet, that is offered. An open dialog is left to the user: once stopped, no further one is opened, and it rejects if
 * there was none yet.
 */
export async function askForTrust<P extends Untrusted>(
  dialogs: Pick<Dialogs, 'ask'>,
  isolation: IsolationChoice,
  folder: string,
  programs: readonly P[],
  stop: AbortSignal,
): Promise<readonly P[]> {
  const { trust: words } = setsWords()
  const isHere = await unlessStopped(isolation.isHere(), stop)
  const trusted: P[] = []
  for (let from = 0; from < programs.length; from += MOST) {
    const shown = programs.slice(from, from + MOST)
    const { length: count } = shown
    if (stop.aborted) break
    const isOffered = isHere && !isolation.isOn()
    const offered = isOffered ? [words.runIsolated({ count })] : []
    const buttons = [words.run({ count }), ...offered, words.notNow]
    const [defaultId, cancelId] = [buttons.length - 1, buttons.length - 1]
    const kept = { isOn: isolation.isOn(), isHere }
    const asked = { ...trustWords(folder, shown, kept), buttons, defaultId, cancelId }
    const answer = await dialogs.ask({ type: 'warning', ...asked })
    if (answer === cancelId) break
    if (isOffered && answer === 1) isolation.turnOn()
    trusted.push(...shown)
  }
  return trusted
}

/** The text of the question; names from the folder cannot change how it reads. */
export function trustWords(
  folder: string,
  programs: readonly Untrusted[],
  isolation: ProgramIsolation,
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
    detail: [
      words.folder({ folder: shownCommand(folder, 160) }),
      ...parts,
      ...isolationWords(isolation, programs.length),
      words.again,
    ].join('\n\n'),
  }
}

/** What programs can access, and what not. */
function isolationWords({ isOn, isHere }: ProgramIsolation, count: number): string[] {
  const { trust: words, noIsolation } = setsWords()
  if (isOn) return isHere ? [words.isolated] : [`${noIsolation}.`]
  const button = words.runIsolated({ count })
  return [words.warning, isHere ? words.offered({ button }) : words.notHere]
}
