import { visible } from '@core/kernel/text-reader'

/** What a tab says: a name, and the folder that tells it from others of that name, empty when there are none. */
export interface TabLabel {
  readonly name: string
  readonly folder: string
}

/** A document as its tab names it; `path` is that of its file, null for one never saved. */
export interface NamedFile {
  readonly name: string
  readonly path: string | null
}

/** Labels of all tabs in their order. Files of one name get the folder that tells them apart, or all up to it where that is another's too. */
export function tabLabels(files: readonly NamedFile[]): readonly TabLabel[] {
  const whole = files.map((file) => foldersApart(file, files))
  const short = whole.map((folders) => folders[0] ?? '')
  return files.map(({ name }, at) => {
    const isAlone = files.every((one, i) => i === at || one.name !== name || short[i] !== short[at])
    const folder = isAlone ? short[at]! : whole[at]!.join('/')
    // A name may turn the direction of writing round, or break the line.
    return { name: visible(name), folder: visible(folder) }
  })
}

/** The last folders of a file's path, as many as no namesake's path ends in; none for a file without namesakes. */
function foldersApart(file: NamedFile, files: readonly NamedFile[]): readonly string[] {
  const others = files.filter((one) => one.name === file.name && one.path !== file.path)
  if (file.path === null || others.length === 0) return []
  const folders = foldersOf(file.path)
  const rivals = others.map(({ path }) => foldersOf(path ?? ''))
  const end = (list: readonly string[], count: number): string => list.slice(-count).join('/')
  let count = 1
  while (
    count < folders.length &&
    rivals.some((rival) => end(rival, count) === end(folders, count))
  ) {
    count++
  }
  return folders.slice(-count)
}

function foldersOf(path: string): readonly string[] {
  return path.split(/[\\/]/).slice(0, -1)
}
