import type { BrowserWindow } from 'electron'
import { askBox } from './ask-box'

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
  return answers[await askBox(parent, options)] ?? 'cancel'
}
