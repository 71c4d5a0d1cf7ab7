import type { Shell } from './shell'
import { mainWords } from '../main-words'

/** Tells the user that the page is gone, and offers to reload it or to quit. */
export async function offerReload(
  { dialogs, window }: Pick<Shell, 'dialogs' | 'window'>,
  reason: string,
): Promise<void> {
  const words = mainWords()
  const button = await dialogs.ask({
    type: 'error',
    message: words.pageLost.message,
    detail: words.pageLost.detail({ reason }),
    buttons: [words.reload, words.close],
    defaultId: 0,
    cancelId: 1,
  })
  if (window.isGone()) return
  if (button === 0) window.reload()
  else window.destroy()
}
