import type { Dialogs } from '../files/dialogs'
import { mainWords } from '../main-words'

export interface Confirmation {
  readonly message: string
  readonly detail: string
  /** What the button says that does it. */
  readonly button: string
}

/** Asks in a box of the system, whose words no page can choose; true when the user agrees. */
export async function confirm(
  dialogs: Pick<Dialogs, 'ask'>,
  { message, detail, button }: Confirmation,
): Promise<boolean> {
  const buttons = [button, mainWords().cancel]
  const question = { type: 'warning', message, detail, buttons, defaultId: 1, cancelId: 1 } as const
  return (await dialogs.ask(question)) === 0
}
