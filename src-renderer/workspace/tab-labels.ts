import { visible } from '@core/kernel/text-reader'

/**
 * The label of a tab: a name, and the folder that distinguishes it from others of that name, empty if there are none.
 */
export interface TabLabel {
  readonly name: string
  readonly folder: string
}

/** A document by its name; `path` is that of its file, null if it was never saved. */
export interface NamedFile {
  readonly name: string
  readonly path: string | null
}

/**
 * Labels of all tabs in their order. Files with the same name get the folder in which they differ, or all folders up to
 * that one if its name occurs for both.
 */
export function tabLabels(files: readonly NamedFile[]): readonly TabLabel[] {
  const whole = files.map((file) => foldersApart(file, files))
  const short = whole.map((folders) => folders[0] ?? '')
  return files.map(({ name }, at) => {
    const isAlone = files.every((one, i) => i === at || one.name !== name || short[i] !== short[at])
    const folder = isAlone ? short[at]! : whole[at]!.join('/')
    // A name may contain characters that change the direction of writing or break the line.
    return { name: visible(name), folder: visible(folder) }
  })
}

/**
 * The last folders of a file's path, as many as needed so that no namesake's path ends with them; none for a file
 * without namesakes.
 */
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
