import type { BaseWindow } from 'electron'
import { askBox } from './ask-box'

export interface Confirmation {
  readonly message: string
  readonly detail: string
  /** What the button says that does it. */
  readonly button: string
}

/** Asks in a box of the system, whose words no page can choose; true when the user agrees. */
export async function confirm(
  parent: BaseWindow | null,
  { message, detail, button }: Confirmation,
): Promise<boolean> {
  const options = {
    type: 'warning' as const,
    message,
    detail,
    buttons: [button, 'Cancel'],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  }
  return (await askBox(parent, options)) === 0
}
