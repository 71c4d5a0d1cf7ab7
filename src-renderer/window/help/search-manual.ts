import MiniSearch from 'minisearch'
import type { Manual } from '@core/protocol/manual'

/** A part of the manual that matches a search. */
export interface FoundPart {
  /** `page` or `page#anchor`. */
  readonly place: string
  /** Title of the page, and of the part if it differs. */
  readonly title: string
  /** The text around the matching words. */
  readonly excerpt: string
}

/** Maximum number of results: later ones hardly match. */
const MOST = 20
/** Number of characters of an excerpt. */
const LENGTH = 120

/** Finds parts of the manual by their words; the beginning of a word is enough, and its ending may differ. */
export function manualSearch({ pages }: Manual): (asked: string) => readonly FoundPart[] {
  const parts = pages.flatMap((page) =>
    page.parts.map(({ anchor, title, text }) => ({
      id: anchor === '' ? page.id : `${page.id}#${anchor}`,
      title: anchor === '' ? page.title : `${page.title} · ${title}`,
      text,
    })),
  )
  const index = new MiniSearch<(typeof parts)[number]>({ fields: ['title', 'text'] })
  index.addAll(parts)
  const byId = new Map(parts.map((part) => [part.id, part]))
  return (asked) =>
    index
      .search(asked, { boost: { title: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' })
      .slice(0, MOST)
      .map(({ id, terms }) => {
        const { title, text } = byId.get(id as string)!
        return { place: id as string, title, excerpt: excerptOf(text, terms) }
      })
}

/** A part of a text around the first of the words. */
function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const places = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  const from = first < LENGTH / 2 ? 0 : text.indexOf(' ', first - LENGTH / 2) + 1
  const end = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH)
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`
}
