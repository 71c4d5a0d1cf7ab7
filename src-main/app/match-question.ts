import type { Dialogs } from '../files/dialogs'
import { mainWords } from '../main-words'

export type MatchAnswer = 'match' | 'level' | 'cancel'

const answers: readonly MatchAnswer[] = ['level', 'match', 'cancel']

/** Asks whether a match should replace the level in a file. */
export async function askMatchOverLevel(
  dialogs: Pick<Dialogs, 'ask'>,
  name: string,
): Promise<MatchAnswer> {
  const { matchOverLevel: words } = mainWords()
  const options = {
    type: 'question' as const,
    message: words.message({ name }),
    detail: words.detail,
    buttons: [words.saveLevel, words.saveMatch, mainWords().cancel],
    defaultId: 0,
    cancelId: 2,
  }
  return answers[await dialogs.ask(options)] ?? 'cancel'
}
