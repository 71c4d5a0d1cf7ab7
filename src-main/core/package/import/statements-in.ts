import { isOfStatement, STATEMENT_FOLDER, statementPath } from '../../suite/statement-files'
import { languages } from '../../words'
import { markOfFilled } from '../kept'
import type { PackageFile } from '../package'
import { polygonNames } from '../polygon/statement'
import type { KeptOfPackage } from './kept-in'
import { isGroup } from './names-in'
import type { PackageReading } from './reading'

/**
 * The statements that a package keeps as they were written, and the pictures that it shows of them. Where the package has one
 * changed since, the set has it from before, which is said.
 */
export function statementsIn(
  reading: PackageReading,
  { statements }: Pick<KeptOfPackage, 'statements'>,
): PackageFile[] {
  const { files, say, parts } = reading
  const pictures = new Map<string, PackageFile>()
  const texts = [...statements].map(([language, { text, pictures: shown = [], filled = {} }]) => {
    const path = statementPath(language)
    for (const [place, mark] of Object.entries(filled)) {
      const found = reading.text(place)
      if (found === null || markOfFilled(found, parts.sha256) === mark) continue
      reading.leave(place, say.statementChanged({ file: path }))
    }
    for (const place of shown) {
      const name = place.slice(place.lastIndexOf('/') + 1)
      const to = `${STATEMENT_FOLDER}/${name}`
      const content = files.get(place)
      const isPicture = isOfStatement(to) && !/\.md$/i.test(to) && isGroup(parts.games.words, name)
      if (!content || !isPicture) continue
      reading.take(place)
      if (!pictures.has(to.toLowerCase())) pictures.set(to.toLowerCase(), { path: to, content })
    }
    takeMadeAgain(reading, Object.keys(filled))
    return { path, content: text }
  })
  return [...texts, ...pictures.values()]
}

/** The files of statements that packages have, with the language of the name; Polygon’s languages have names of their own. */
const statementFile =
  /^(?:(?:problem_)?statement\/problem(?:\.([a-z]{2}))?|statements\/([a-z]+)\/problem|(?:statement\/)?statement)\.(?:tex|md|html|pdf)$/

/** Why a statement in the form of a package, or a file that it needs, has no place in a set. */
export function statementLeft(say: PackageReading['say'], path: string): string {
  const [, code = 'en', name] = statementFile.exec(path) ?? []
  const language = languages.find((one) =>
    name === undefined ? one === code : polygonNames[one] === name,
  )
  return statementFile.test(path) && language !== undefined
    ? say.statementText({ file: statementPath(language) })
    : say.statement
}

/** Boards in the folders of filled statements are drawn again, as samples are copied; the setter’s own pictures are taken already. */
function takeMadeAgain(reading: PackageReading, filled: readonly string[]): void {
  const folders = new Set(filled.map((path) => path.slice(0, path.lastIndexOf('/') + 1)))
  reading.take(
    ...reading
      .paths(/(?:^|\/)(?:board-\d+\.png|example\.\d+(?:\.a)?)$/)
      .filter((path) => folders.has(path.slice(0, path.lastIndexOf('/') + 1))),
  )
}
