import { followRecord, journaled, recordBetween, restoreDocument } from '../document/journal'
import { applyEdits, openDocument, redo, undo } from '../document/level-document'
import { makeRng } from '../kernel/rng'
import { demand, demandSame, readableSamples, readableLevel, type Check } from './kit'

/** Throws unless "Undo: …" can go on with the label: a verb and what it was done to, short, in small letters. */
export function demandFitsUndo(label: string): void {
  demand(/^[a-z]+( [a-z’]+){0,4}$/.test(label) && label.length <= 30, `label "${label}"`)
}

/** Check 6: edits and their inverses. */
export const editChecks: readonly Check[] = [
  {
    name: 'undoes 500 edits exactly, back to the first text',
    run(subject) {
      const { game } = subject
      const samples = readableSamples(subject)
      demand(samples.length > 0, 'no sample can be read')
      for (const [index, { name, text, level: start }] of samples
        .slice(0, subject.tries(2, 8))
        .entries()) {
        const rng = makeRng(600 + index)
        let level = start
        const inverses: unknown[] = []
        for (let count = 0; count < 500; count++) {
          const edit = subject.randomEdit(level, rng)
          const applied = game.edits.apply(level, edit) as { level: unknown; inverse: unknown }
          const back = game.edits.apply(applied.level, applied.inverse) as { level: unknown }
          demandSame(`${name}: ${JSON.stringify(edit)} taken back`, back.level, level)
          demandFitsUndo(game.edits.label(edit))
          level = applied.level
          inverses.push(applied.inverse)
          if (count % 50 === 0) {
            const read = readableLevel(game, game.format.print(level))
            demandSame(`${name}: edited level read from its print`, read, level)
          }
        }
        while (inverses.length > 0) {
          level = (game.edits.apply(level, inverses.pop()) as { level: unknown }).level
        }
        demandSame(`${name}: after all undone`, level, start)
        demandSame(`${name}: print`, game.format.print(level), game.format.print(start))
        undoesToTheByte(subject, name, text)
      }
    },
  },
  {
    name: 'comes back from the journal with its history',
    run(subject) {
      for (const { name, text } of readableSamples(subject).slice(0, subject.tries(2, 8))) {
        comesBack(subject, name, text)
      }
    },
  },
]

function comesBack(
  { game, randomEdit }: Parameters<Check['run']>[0],
  name: string,
  text: string,
): void {
  const rng = makeRng(text.length)
  let document = openDocument(game, text)
  let kept = journaled(document)
  for (let step = 0; step < 60; step++) {
    const edits = [randomEdit(document.level, rng)]
    const edited = applyEdits(document, edits, `stroke ${rng.below(3)}`)
    const next =
      rng.below(4) === 0 ? (rng.below(2) === 0 ? undo(document) : redo(document)) : edited
    const record = recordBetween(document, next)
    if (record) kept = followRecord(kept, record)!
    document = next
  }
  let back = restoreDocument(game, kept)
  for (let left = document.past.length; left >= 0; left--) {
    demandSame(`${name}: text after a restart, ${left} steps left`, back.text, document.text)
    demandSame(`${name}: level after a restart`, back.level, document.level)
    back = undo(back)
    document = undo(document)
  }
}

/** A document comes back to the very text that was opened, however it was written. */
function undoesToTheByte(
  { game, randomEdit }: Parameters<Check['run']>[0],
  name: string,
  text: string,
): void {
  const rng = makeRng(77)
  let document = openDocument(game, text)
  for (let count = 0; count < 20; count++) {
    const edit = randomEdit(document.level, rng)
    document = applyEdits(document, [edit], `stroke ${count >> 1}`)
  }
  while (document.past.length > 0) document = undo(document)
  demandSame(`${name}: text after undo`, document.text, text)
}
