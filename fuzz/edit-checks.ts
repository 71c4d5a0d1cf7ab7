import {
  applyEdits,
  openDocument,
  redo,
  typeText,
  undo,
  type LevelDocument,
} from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import type { Diagnostic } from '@core/kernel/diagnostics'
import type { Rng } from '@core/kernel/rng'
import { demandSame, FaultFound } from './target'

const EDITS = 5

/** Typed in, edited, taken back and made again, a text is what it was at each point. */
export function checkHistory(
  game: AnyGame,
  before: string,
  text: string,
  randomEdit: (level: unknown, rng: Rng) => unknown,
  rng: Rng,
): void {
  let document = typeText(openDocument(game, before), text, 'typing')
  const texts = [before]
  if (document.text !== before) texts.push(text)
  if (!document.isBroken) {
    for (let count = 0; count < EDITS; count++) {
      document = applyEdits(document, [randomEdit(document.level, rng)], `stroke ${count}`)
      texts.push(document.text)
      checkMeaning(document, 'edited')
    }
  }
  for (let at = texts.length - 2; at >= 0; at--) {
    document = undo(document)
    demandSame('undo gives another text', document.text, texts[at])
    checkMeaning(document, 'undone')
  }
  for (const expected of texts.slice(1)) {
    document = redo(document)
    demandSame('redo gives another text', document.text, expected)
  }
  checkMeaning(document, 'redone')
}

/** Every fix that is offered can be made and taken back. */
export function checkFixes(
  game: AnyGame,
  level: unknown,
  diagnostics: readonly Diagnostic[],
): void {
  for (const found of diagnostics.slice(0, 6)) {
    for (const { edit } of game.fixes?.(level, found) ?? []) {
      const made = game.edits.apply(level, edit) as { level: unknown; inverse: unknown }
      const back = game.edits.apply(made.level, made.inverse) as { level: unknown }
      demandSame(`mend of ${found.code} is not taken back`, back.level, level)
      const read = game.format.parse(game.format.print(made.level))
      if (!read.ok) throw new FaultFound(`mend of ${found.code} cannot be read`, '')
    }
  }
}

/** What a document says of its level is what its text says. */
function checkMeaning(document: LevelDocument, how: string): void {
  if (document.isBroken) return
  const read = document.game.format.parse(document.text)
  if (!read.ok) throw new FaultFound(`${how} text cannot be read`, JSON.stringify(document.text))
  demandSame(`${how} text means another level`, read.value.level, document.level)
}
