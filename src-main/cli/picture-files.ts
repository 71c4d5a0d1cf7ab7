import { statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { cliLevelsWords } from './cli-levels-words'
import { shownName, UsageProblem } from './problems'
import { listFolder } from './set-folder'

/** Levels to draw, and the file of each picture. */
export interface PictureFiles {
  readonly files: readonly string[]
  readonly outputs: ReadonlyMap<string, string>
}

/** Where the pictures of several levels go, and of all tests of a folder: into files of their names in `out`. Two of one name are wrong usage. */
export async function pictureFiles(
  named: readonly string[],
  out: string,
  kind: string,
): Promise<PictureFiles> {
  const places: (readonly [file: string, below: string])[] = []
  for (const file of named) {
    if (!isFolder(file)) places.push([file, file === '-' ? 'stdin' : basename(file)])
    else
      for (const { path } of (await listFolder(file)).tests) places.push([join(file, path), path])
  }
  const takenBy = new Map<string, string>()
  const outputs = new Map<string, string>()
  for (const [file, below] of places) {
    const output = join(out, `${below.slice(0, below.length - extname(below).length)}.${kind}`)
    const other = takenBy.get(output)
    if (other !== undefined) {
      const both = { one: shownName(other), other: shownName(file), output }
      throw new UsageProblem(cliLevelsWords().picture.sameOutput(both))
    }
    takenBy.set(output, file)
    outputs.set(file, output)
  }
  return { files: [...outputs.keys()], outputs }
}

/** Whether there is a folder at a path. */
export function isFolder(path: string): boolean {
  return path !== '-' && (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)
}
