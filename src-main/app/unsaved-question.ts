import type { Dialogs } from '../files/dialogs'
import { mainWords } from '../main-words'

export type UnsavedAnswer = 'save' | 'discard' | 'cancel'

const answers: readonly UnsavedAnswer[] = ['save', 'discard', 'cancel']
const MOST_NAMES = 10

/** Asks what to do with unsaved changes. */
export async function askUnsaved(
  dialogs: Pick<Dialogs, 'ask'>,
  names: readonly string[],
): Promise<UnsavedAnswer> {
  const words = mainWords()
  const options = {
    type: 'warning' as const,
    ...unsavedWords(names),
    buttons: [names.length > 1 ? words.saveAll : words.save, words.dontSave, words.cancel],
    defaultId: 0,
    cancelId: 2,
  }
  return answers[await dialogs.ask(options)] ?? 'cancel'
}

/** The question in words; long lists are shortened. */
export function unsavedWords(names: readonly string[]): { message: string; detail: string } {
  const { unsaved: words } = mainWords()
  const detail = words.lost
  if (names.length === 1) return { message: words.one({ name: names[0]! }), detail }
  const shown = names.slice(0, MOST_NAMES).map((name) => `• ${name}`)
  const rest = names.length - shown.length
  if (rest > 0) shown.push(words.more({ count: rest }))
  return {
    message: words.many({ count: names.length }),
    detail: [...shown, '', detail].join('\n'),
  }
}
