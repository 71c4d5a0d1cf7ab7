import type { PackedProblem, PackedTest } from '../package'
import type { PackagesWords } from '../../words'

/** What blocks are filled from. */
export interface StatementSet extends Pick<
  PackedProblem,
  'words' | 'game' | 'title' | 'limits' | 'scoring' | 'tests'
> {
  /** In whose words problems are told. */
  readonly say: PackagesWords['blocks']
  /** Whether the judge puts inputs and answers of samples behind the statement itself. */
  readonly showsSamples: boolean
  /** The board of a test after so many steps as an SVG document; null where it would be too large. */
  draw(test: PackedTest, step: number): string | null
  /** A short mark of a text: another text has another. */
  mark(text: string): string
  /** The name of the file of a board’s picture. */
  pictureOf(test: PackedTest, step: number, svg: string): string
}

/** What a block is filled with. */
export type BlockContent =
  /** A plain text within a sentence. */
  | { readonly kind: 'value'; readonly text: string; readonly isCode?: true }
  /** Lines of Markdown; of what shows one test with the mark of it. */
  | { readonly kind: 'lines'; readonly lines: readonly string[]; readonly of?: PackedTest }
  /** Why it cannot be filled, a sentence without a full stop. */
  | { readonly kind: 'problem'; readonly message: string }

/** Fills a block with these words behind its name. */
export type Filler = (set: StatementSet, words: readonly string[]) => BlockContent

/** Says how a block is written that is written otherwise. */
export function misused({ say }: StatementSet, usage: string): BlockContent {
  return problem(say.usage({ usage: `{{${usage}}}` }))
}

/** A block that cannot be filled. */
export function problem(message: string): BlockContent {
  return { kind: 'problem', message }
}

/** The mark of a test, by its text and answer. */
export function markOf({ mark }: Pick<StatementSet, 'mark'>, test: PackedTest): string {
  return mark(`${test.text}\0${test.worth.answer}`)
}
