import { dialog } from 'electron'
import type { BrowserWindow } from 'electron'

export type MatchAnswer = 'match' | 'level' | 'cancel'

const answers: readonly MatchAnswer[] = ['level', 'match', 'cancel']

/** Asks whether a match is to take the place of the level that a file holds. */
export async function askMatchOverLevel(
  parent: BrowserWindow | null,
  name: string,
): Promise<MatchAnswer> {
  const options = {
    type: 'question' as const,
    message: `${name} is a level without moves. Replace it with the match?`,
    detail: 'If you save only the level, the moves are kept in a branch beside it.',
    buttons: ['Save level only', 'Save match', 'Cancel'],
    defaultId: 0,
    cancelId: 2,
    noLink: true,
  }
  const { response } = await (parent
    ? dialog.showMessageBox(parent, options)
    : dialog.showMessageBox(options))
  return answers[response] ?? 'cancel'
}
