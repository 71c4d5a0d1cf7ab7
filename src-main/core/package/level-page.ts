import { checkText } from '../game/check-text'
import type { AnyGame } from '../game/any-game'
import type { ReadingId } from '../trace/machine'

/** What stands in a page of one level beside the program that shows it. */
export interface LevelPage {
  readonly game: string
  /** What the level is called, as its file. */
  readonly name: string
  /** The official text. */
  readonly text: string
  /** A misreading whose run is shown beside the official one; null for none. */
  readonly reading: ReadingId | null
}

/** Where the built page has room for its title and its level. */
const TITLE = '<title></title>'
const PLACE = '<script type="application/json" id="level"></script>'

/** The built page with a level in it. Nothing in the level's text, name or title is read as HTML. */
export function pageWith(built: string, game: Pick<AnyGame, 'title'>, page: LevelPage): string {
  const title = `${page.name}: ${game.title}`.replace(
    /[&<>]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  )
  const [beforeTitle, afterTitle] = parted(built, TITLE)
  const [between, rest] = parted(afterTitle, PLACE)
  const filled = PLACE.replace('><', () => `>${jsonInHtml(page)}<`)
  return `${beforeTitle}<title>${title}</title>${between}${filled}${rest}`
}

/** JSON without a sign that HTML or a script could take for its own. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function parted(html: string, at: string): readonly [string, string] {
  const index = html.indexOf(at)
  if (index < 0) throw new Error(`the built page has no ${at}`)
  return [html.slice(0, index), html.slice(index + at.length)]
}

/** A level out of a page, as it was put there by `pageWith`. */
export function levelIn(
  json: string,
  find: (id: string) => AnyGame | null,
): LevelPage & { readonly module: AnyGame; readonly level: unknown } {
  const page = JSON.parse(json) as LevelPage
  const module = find(page.game)
  if (!module) throw new Error(`no game ${page.game}`)
  const { level, isRunnable } = checkText(module, page.text)
  if (!isRunnable) throw new Error('the text in this page is no level without errors')
  return { ...page, module, level }
}
