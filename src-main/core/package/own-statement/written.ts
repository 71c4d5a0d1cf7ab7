import type {
  PackageFile,
  PackedProblem,
  PackedTest,
  OwnStatement,
  WrittenStatement,
} from '../package'
import type { PackagesWords } from '../../words'
import { fillStatement } from './fill'
import type { FilledStatement } from './filled'

/** Letters of a mark: enough to tell one test from another that was there before it. */
const MARK = 8

/** How a statement is filled. */
export interface Filling {
  /** In whose words problems are told. */
  readonly say: PackagesWords['blocks']
  /** Whether the judge puts inputs and answers of samples behind the statement itself. */
  readonly showsSamples: boolean
  draw(test: PackedTest, step: number): string | null
  /** The SHA-256 of a text, in hexadecimal digits. */
  sha256(text: string): string
}

/** Fills the setter’s own statement for a package; boards are not drawn as PNG files yet. */
export function writtenStatement(
  { file, text, pictures }: OwnStatement,
  problem: Omit<PackedProblem, 'written'>,
  { say, showsSamples, draw, sha256 }: Filling,
): WrittenStatement {
  const { words, game, title, limits, scoring, tests } = problem
  const filled = fillStatement(text, {
    ...{ words, game, title, limits, scoring, tests, say, showsSamples, draw },
    mark: (of) => sha256(of).slice(0, MARK),
    owns: (name) => Object.hasOwn(pictures, name),
  })
  const files = filled.pictures.map((name) => ({ path: name, content: pictures[name]! }))
  return { ...filled, file, files: [...files, ...boardFiles(filled, () => new Uint8Array())] }
}

/** The same with its boards as PNG files. */
export async function withBoards(
  written: WrittenStatement,
  png: (svg: string) => Promise<Uint8Array>,
): Promise<WrittenStatement> {
  const drawn = new Map<string, Uint8Array>()
  for (const { file, svg } of written.boards) drawn.set(file, await png(svg))
  const others = written.files.filter(({ path }) => !drawn.has(path))
  return { ...written, files: [...others, ...boardFiles(written, (file) => drawn.get(file)!)] }
}

function boardFiles(
  { boards }: Pick<FilledStatement, 'boards'>,
  contentOf: (file: string) => Uint8Array,
): PackageFile[] {
  return boards.map(({ file }) => ({ path: file, content: contentOf(file) }))
}

/** What is in the way of a package with this statement, a sentence each. */
export function statementRefusals(
  { file, problems }: Pick<WrittenStatement, 'file' | 'problems'>,
  say: PackagesWords['blocks'],
): string[] {
  return problems.map((one) => say.place({ file, ...one }))
}
