import type { AnyGame } from '../game/any-game'
import { openDocument, typeText, type LevelDocument } from './level-document'

/** A document that became what it is by steps: undo goes back through all of them, to the text that it began with. */
export function stepByStep(
  game: AnyGame,
  text: string,
  steps: readonly { readonly label: string; readonly text: string }[],
): LevelDocument {
  return steps.reduce(
    (document, step) => typeText(document, step.text, '', step.label),
    openDocument(game, text),
  )
}
