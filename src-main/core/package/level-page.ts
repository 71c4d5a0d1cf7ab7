import type { UserSettings } from '../protocol/settings'
import { checkText } from '../game/check-text'
import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'
import { keptLines } from '../document/kept-lines'
import type { LineTree } from '../document/line-tree'
import { html } from '../kernel/html'

/** The data in a page of one level, beside the viewer. */
export interface LevelPage {
  readonly game: string
  /** The level's name, which is that of its file. */
  readonly name: string
  /** The official text. */
  readonly text: string
  /** Its branches, each after the one it was made from. */
  readonly branches: readonly PageBranch[]
  /** A misreading whose run is shown beside the official one; null for none. */
  readonly reading: ReadingId | null
  /** How players and pieces are drawn; absent: as usual. */
  readonly looks?: Pick<UserSettings, 'playerColours' | 'pieces'>
}

/** A branch of the level in a page. */
export interface PageBranch {
  readonly id: number
  readonly name: string
  /** The branch that it was made from by its id; 0 for the level itself. */
  readonly parent: number
  /** The moment at which it leaves its parent: a turn, from 0, and the steps before; null if unknown. */
  readonly from: { readonly turn: number; readonly step: number } | null
  readonly text: string
  /** Its changes, in words. */
  readonly changes: readonly string[]
}

/** The branches of an open level as they go into its page. */
export function branchesOf(tree: LineTree): PageBranch[] {
  return keptLines(tree).map(({ turn, step, phase: _, ...branch }) => ({
    ...branch,
    from: { turn, step },
  }))
}

/** A branch as it is read from a page. */
export interface ReadBranch extends PageBranch {
  /** Null where nothing of it can be played. */
  readonly level: unknown
  /** False where it is played up to an input that cannot be played: it has no official answer then. */
  readonly hasAnswer: boolean
}

/** Where the built page has room for its title and its level. */
const TITLE = '<title></title>'
const PLACE = '<script type="application/json" id="level"></script>'

/** The built page with a level in it. Nothing in the level's text, name or title is read as HTML. */
export function pageWith(built: string, game: Pick<AnyGame, 'title'>, page: LevelPage): string {
  const title = html(`${page.name}: ${game.title}`)
  const [beforeTitle, afterTitle] = parted(built, TITLE)
  const [between, rest] = parted(afterTitle, PLACE)
  const filled = PLACE.replace('><', () => `>${jsonInHtml(page)}<`)
  return `${beforeTitle}<title>${title}</title>${between}${filled}${rest}`
}

/** JSON without characters that HTML or a script could interpret. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function parted(page: string, at: string): readonly [string, string] {
  const index = page.indexOf(at)
  if (index < 0) throw new Error(`the built page has no ${at}`)
  return [page.slice(0, index), page.slice(index + at.length)]
}

/** A level out of a page, as it was put there by `pageWith`. */
export function levelIn(
  json: string,
  find: (id: string) => AnyGame | null,
): Omit<LevelPage, 'branches'> & {
  readonly module: AnyGame
  readonly level: unknown
  readonly branches: readonly ReadBranch[]
} {
  const page = JSON.parse(json) as LevelPage
  const module = find(page.game)
  if (!module) throw new Error(`no game ${page.game}`)
  const { level, isRunnable } = checkText(module, page.text)
  if (!isRunnable) throw new Error('the text in this page is no level without errors')
  const branches = page.branches.map((branch): ReadBranch => {
    const checked = checkText(module, branch.text)
    const played: unknown = checked.isPlayable ? (checked.level ?? checked.beginning) : null
    return { ...branch, level: played, hasAnswer: checked.isRunnable }
  })
  return { ...page, module, level, branches }
}
