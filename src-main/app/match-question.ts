import type { Dialogs } from '../files/dialogs'

export type MatchAnswer = 'match' | 'level' | 'cancel'

const answers: readonly MatchAnswer[] = ['level', 'match', 'cancel']

/** Asks whether a match is to take the place of the level that a file holds. */
export async function askMatchOverLevel(
  dialogs: Pick<Dialogs, 'ask'>,
  name: string,
): Promise<MatchAnswer> {
  const options = {
    type: 'question' as const,
    message: `${name} is a level without moves. Replace it with the match?`,
    detail: 'If you save only the level, the moves are kept in a branch beside it.',
    buttons: ['Save level only', 'Save match', 'Cancel'],
    defaultId: 0,
    cancelId: 2,
  }
  return answers[await dialogs.ask(options)] ?? 'cancel'
}
