import { hasPoints } from '../suite/scoring'
import { invalidLeft } from './invalid-inputs'
import type { AnyGame } from '../game/any-game'
import type { Language } from '../words'
import type { PackageOrder } from './order'
import type { JudgePrograms, PackedProblem, Voice } from './package'
import type { PackedSet } from './packed-set'
import { uuidOf } from './uuid'

/** What packages are made of beside the set: what was built with the app, and who draws. */
export interface PackageParts {
  /** Version of this app. */
  readonly version: string
  programs(game: string): JudgePrograms | null
  /** Who tells of a package before it is made. */
  readonly teller: Voice
  /** Who speaks in one of a language. */
  voice(language: Language): Voice
  /** The page of a level without one. */
  viewerPage(language: Language): string
  /** A level's board after so many steps, at its start unless told, as an SVG document; null if it would be too large. */
  picture(game: AnyGame, level: unknown, step?: number): string | null
  /** An SVG document as a PNG file. */
  png(svg: string): Promise<Uint8Array>
  /** The SHA-256 of a text, in hexadecimal digits. */
  sha256(text: string): string
  /** A text as zlib packs it, in base64; everywhere the same. */
  squeezed(text: string): string
}

/** The problem that a set is, in the words of a voice, without a statement. */
export function problemOf(
  set: PackedSet,
  order: PackageOrder,
  { version, programs, sha256 }: PackageParts,
  { language, words, findGame }: Voice,
  drawn: Pick<PackedProblem, 'tests' | 'figure' | 'isSketch' | 'why'>,
): Omit<PackedProblem, 'written'> {
  const { format, name, title, author, licence, opponent } = order
  const game = findGame(set.game.id)!
  const isScored = opponent === null
  const leftOut = [
    ...(hasPoints(set.scoring) ? [words.remarks.pointsLeftOut] : []),
    ...invalidLeft({ words, invalid: set.invalid }, true),
  ]
  const shown = title.trim() === '' ? game.title : title.trim()
  return {
    language,
    words,
    game,
    format,
    name,
    title: shown,
    author: author.trim(),
    licence,
    uuid: uuidOf(game.id, order, sha256),
    opponent,
    version,
    sha256,
    programs: programs(game.id),
    compare: set.compare,
    limits: set.limits,
    own: set.own,
    // The input of a match has more than a level.
    invalid: isScored ? set.invalid : [],
    titles: set.titles,
    statements: set.statements,
    // Where programs play a match the referee says what it is worth.
    scoring: isScored ? set.scoring : {},
    setScoring: set.scoring,
    faults: isScored ? set.faults : { errors: [], warnings: leftOut },
    ...drawn,
  }
}
