import type { PackageFile } from './package'

/**
 * A program that a judge runs for itself, in a folder with a file `run`: judges start that as it is, while they build or
 * refuse a lone file by its language, and few know JavaScript. `folder` is named for the program.
 */
export function wrapped(folder: string, name: string, content: string): PackageFile[] {
  const run = `#!/bin/sh\nexec node "$(dirname "$0")/${name}" "$@"\n`
  return [
    { path: `${folder}/run`, content: run, isExecutable: true },
    { path: `${folder}/${name}`, content },
  ]
}
