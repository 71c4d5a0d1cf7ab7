import type { AnyGame } from '../game/any-game'
import { openDocument, typeText, type LevelDocument } from './level-document'

/** A document built in steps: undo goes back through all of them, to the first text. */
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
