import { stopWordsIn, type StopWords } from '../../../game/stop-facts'
import type { Words } from '../../../words'
import type { Level } from '../model'
import { inputsIn } from '../play/inputs'
import { messageIn } from '../text/diagnostics'

/** The event that ends a run before a walk that cannot start, and the reasons (L7). */
export function stopIn(words: Pick<Words, 'game' | 'labyrinth'>): StopWords<Level> {
  return stopWordsIn<Level>(words, inputsIn(words), messageIn(words), () => [
    words.labyrinth.why.stop,
  ])
}
