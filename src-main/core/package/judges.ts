import { hasPoints } from '../suite/scoring'
import type { PackagesWords } from '../words'
import type { JudgeId, PackageKind, PackageOrder } from './order'
import type { PackageFormat, PackedProblem } from './package'

type Told = Omit<PackedProblem, 'figure'>

/** Something that a judge does not do with a package. */
interface Limit {
  /** By its sentence. */
  readonly id: keyof PackagesWords['judges']
  /** Whether the judge refuses a package with this, or accepts it and ignores this. */
  readonly isRefusal?: true
  /** Whether this is worth saying of a problem. */
  concerns(problem: Told): boolean
}

/** What is known of a judge. */
export interface Judge {
  readonly title: string
  readonly kind: PackageKind
  /** The format of a problem package. Other kinds have none and ignore this. */
  readonly format: PackageFormat
  readonly limits: readonly Limit[]
  /** Where that is known from. */
  readonly source: string
}

const always = (): boolean => true
const hasCredits = ({ author, licence }: Told): boolean => author !== '' || licence !== 'unknown'
const hasNotes = ({ tests }: Told): boolean => tests.some(({ note }) => note !== '')
const requires = ({ scoring }: Told): boolean =>
  Object.values(scoring).some(({ points, requires: all }) => points > 0 && all.length > 0)

/** All judges. Remarks that belong to a kind or a format are not repeated here. */
export const judges: Readonly<Record<JudgeId, Judge>> = {
  problemtools: {
    title: 'problemtools',
    kind: 'kattis',
    format: 'legacy',
    limits: [{ id: 'latex', concerns: always }],
    source: 'problemtools/verifyproblem.py, problem2html.py (March 2025), run',
  },
  kattis: {
    title: 'Kattis',
    kind: 'kattis',
    format: 'legacy',
    limits: [],
    source: 'README of problemtools (August 2026)',
  },
  domjudge: {
    title: 'DOMjudge',
    kind: 'kattis',
    format: 'legacy',
    limits: [{ id: 'statement', concerns: always }],
    source: 'ImportProblemService.php (2026), read',
  },
  bapctools: {
    title: 'BAPCtools',
    kind: 'kattis',
    format: '2025-09',
    limits: [{ id: 'points', isRefusal: true, concerns: ({ scoring }) => hasPoints(scoring) }],
    source: 'bt validate, bt run (August 2026), run',
  },
  polygon: {
    title: 'Polygon',
    kind: 'polygon',
    format: 'legacy',
    limits: [{ id: 'licence', concerns: ({ licence }) => licence !== 'unknown' }],
    source: 'polygon-cli, pol2dom, CMS’ polygon_task, run; Polygon itself is not',
  },
  dmoj: {
    title: 'DMOJ',
    kind: 'dmoj',
    format: 'legacy',
    limits: [
      { id: 'site', concerns: always },
      { id: 'credits', concerns: hasCredits },
      { id: 'descriptions', concerns: hasNotes },
    ],
    source: 'dmoj-cli (June 2026), run; models of its site (February 2026), read',
  },
  cms: {
    title: 'CMS',
    kind: 'cms',
    format: 'legacy',
    limits: [
      { id: 'validator', concerns: always },
      { id: 'solutions', concerns: always },
      { id: 'dependencies', concerns: requires },
      { id: 'credits', concerns: hasCredits },
      { id: 'descriptions', concerns: hasNotes },
    ],
    source: 'cmscontrib/loaders/tps.py, scoretypes/GroupMin.py (April 2026), run',
  },
}

/** The kind and format that a judge needs. */
export function orderFor(judge: JudgeId): Pick<PackageOrder, 'judge' | 'kind' | 'format'> {
  const { kind, format } = judges[judge]
  return { judge, kind, format }
}

/** Why a judge refuses a package of a problem, or what it does not do with it, a sentence each. */
export function judgeSays(
  judge: JudgeId | null,
  problem: Told,
): { readonly refusals: string[]; readonly remarks: string[] } {
  if (judge === null) return { refusals: [], remarks: [] }
  const { title, limits } = judges[judge]
  const said = (isRefusal: boolean): string[] =>
    limits
      .filter((limit) => (limit.isRefusal ?? false) === isRefusal && limit.concerns(problem))
      .map(({ id }) => problem.words.judges[id]({ judge: title }))
  return { refusals: said(true), remarks: said(false) }
}
