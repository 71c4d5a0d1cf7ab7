import { asSaved } from '@core/document/saved'
import { journaled, recordBetween, restoreDocument } from '@core/document/journal'
import {
  openDocument,
  redo,
  typeText,
  undo,
  type LevelDocument,
} from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import { findGame, games } from '@core/games/testing'
import { Chain } from '../src-main/files/journal/chain'
import { foldRecords } from '../src-main/files/journal/records'
import { demand, demandSame, faultOf, type FuzzTarget } from './target'

/**
 * Journals: with any content, what is followed is a true beginning and makes documents that can be undone. Inputs
 * are lines before they are sealed, so that mutated ones come further than to the first seal.
 */
export function journalTarget(samples: readonly string[]): FuzzTarget {
  return {
    id: 'journal',
    isBytes: false,
    words: [
      '{',
      '}',
      '[]',
      'null',
      '-1',
      '99',
      '"kind":"edit"',
      '"kind":"state"',
      '"keep":9',
      '"savedAt":7',
      '"at":99',
      '"path":null',
      '\\n',
      '\\ud800',
    ],
    seeds: () => samples.slice(0, 8).map((text, at) => journalOf(games[at % games.length]!, text)),
    attempt(input, rng) {
      const features: string[] = []
      const fault = faultOf(() => {
        const chain = new Chain()
        const lines = input.split('\n')
        const sealed = lines.map((line) => chain.seal(line)).join('')
        const { records } = Chain.read(sealed)
        const { kept } = foldRecords(records)
        features.push(`records:${Math.min(records.length, 9)}`, `kept:${kept !== null}`)
        const { records: torn } = Chain.read(sealed.slice(0, rng.below(sealed.length + 1)))
        demandSame('torn journal is no beginning', torn, records.slice(0, torn.length))
        const at = rng.below(sealed.length)
        const { records: changed } = Chain.read(`${sealed.slice(0, at)}?${sealed.slice(at + 1)}`)
        const isTrue = sealed[at] === '?' || changed.length <= lines.length
        demand(isTrue, 'changed journal is followed', String(at))
        demandSame('changed journal is no beginning', changed, records.slice(0, changed.length))
        const game = kept && findGame(kept.document.game)
        if (!kept || !game) return
        const document = restoreDocument(game, kept.document)
        demandSame('restored text differs', document.text, kept.document.text)
        features.push(
          `past:${Math.min(document.past.length, 5)}`,
          `saved:${asSaved(document) !== null}`,
        )
        walk(document)
      })
      return { fault, features }
    },
  }
}

/** Back to the first entry and forward to the last. */
function walk(start: LevelDocument): void {
  let document = start
  while (document.past.length > 0) document = undo(document)
  while (document.future.length > 0) document = redo(document)
  const count = start.past.length + start.future.length
  demand(document.past.length === count, 'history is lost', `${document.past.length} of ${count}`)
}

function journalOf(game: AnyGame, text: string): string {
  let document = openDocument(game, text)
  const state = { name: 'a.txt', path: null, document: journaled(document), view: null }
  const records: unknown[] = [{ kind: 'state', ...state }]
  for (const [at, next] of [`${text}\n`, text.slice(1), 'x', text].entries()) {
    const after = at === 2 ? undo(document) : typeText(document, next, `typing ${at}`)
    records.push(recordBetween(document, after))
    document = after
  }
  records.push({ kind: 'view', view: { page: 1 } }, { kind: 'place', name: 'b', path: '/b.txt' })
  return records.map((record) => JSON.stringify(record)).join('\n')
}
