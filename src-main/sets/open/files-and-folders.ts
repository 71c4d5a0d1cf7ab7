import { stat } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import type { OpenReply } from '@core/protocol/requests/files'
import { userDisks } from '../../files/disks'
import type { SetHost } from './set-host'

/** Opens paths that the user named: folders as sets, everything else with `openFiles`. */
export async function openFilesAndFolders(
  paths: readonly string[],
  openFiles: (paths: readonly string[]) => Promise<OpenReply>,
  sets: Pick<SetHost, 'open'>,
): Promise<OpenReply> {
  const isFolder = await Promise.all(paths.map(isFolderAt))
  const [opened, ...problems] = await Promise.all([
    openFiles(paths.filter((_, at) => !isFolder[at])),
    ...paths.filter((_, at) => isFolder[at]).map((path) => sets.open(path)),
  ])
  const refused = problems.flatMap((problem) => problem ?? [])
  return { files: opened.files, problems: [...opened.problems, ...refused] }
}

/** Also false if the disk does not answer: the file that it may be is then reported. */
async function isFolderAt(path: string): Promise<boolean> {
  if (!isAbsolute(path)) return false
  try {
    return (await userDisks.ask(path, () => stat(path))).isDirectory()
  } catch {
    return false
  }
}
