import type { Dialogs } from '../files/dialogs'
import { mainWords } from '../main-words'

export interface Confirmation {
  readonly message: string
  readonly detail: string
  /** Label of the confirming button. */
  readonly button: string
}

/** Asks in a dialog of the system, with a text that the page cannot choose; true if the user agrees. */
export async function confirm(
  dialogs: Pick<Dialogs, 'ask'>,
  { message, detail, button }: Confirmation,
): Promise<boolean> {
  const buttons = [button, mainWords().cancel]
  const question = { type: 'warning', message, detail, buttons, defaultId: 1, cancelId: 1 } as const
  return (await dialogs.ask(question)) === 0
}
