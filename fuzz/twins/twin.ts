import type { AnyGame } from '@core/game/any-game'

/** A second implementation of something of a game, beside the engine. Cases can be told as JSON. */
export interface Twin<Case> {
  readonly game: AnyGame
  /** The case of a number, always the same from the same seed. */
  caseAt(index: number, seed: number): Case
  /** What the engine says of a case. */
  ours(one: Case): string
  /** What the other one says of each. */
  theirs(cases: readonly Case[]): Promise<string[]>
  /** The same of one, for those who cannot wait. */
  theirsNow(one: Case): string
  /** The case in a line for who looks for the cause. */
  told(one: Case): string
  /** A smaller case that still differs. */
  smaller?(one: Case, differs: (one: Case) => boolean): Case
}

/** A case of which the two do not say the same. */
export interface Difference<Case> {
  readonly one: Case
  readonly ours: string
  readonly theirs: string
}

/** The cases of which the two do not say the same. */
export async function differences<Case>(
  twin: Twin<Case>,
  cases: readonly Case[],
): Promise<Difference<Case>[]> {
  const asked = twin.theirs(cases)
  const ours = cases.map((one) => twin.ours(one))
  const theirs = await asked
  return cases.flatMap((one, at) => {
    const found = { one, ours: ours[at]!, theirs: theirs[at]! }
    return found.ours === found.theirs ? [] : [found]
  })
}

/** The same difference on a smaller case, where the twin knows how cases are made smaller. */
export function smaller<Case>(twin: Twin<Case>, found: Difference<Case>): Difference<Case> {
  if (!twin.smaller) return found
  const seen = (one: Case) => ({ one, ours: twin.ours(one), theirs: twin.theirsNow(one) })
  const small = twin.smaller(found.one, (one) => {
    const { ours, theirs } = seen(one)
    return ours !== theirs
  })
  return seen(small)
}
