import { stat } from 'node:fs/promises'

/** A fingerprint of the state of some files; unchanged as long as nobody writes them. */
export async function stateOfFiles(paths: readonly string[]): Promise<string> {
  const states = await Promise.all(
    paths.map(async (path) => {
      const about = await stat(path, { bigint: true }).catch(() => null)
      return about && [about.dev, about.ino, about.size, about.mtimeNs, about.ctimeNs].join()
    }),
  )
  return states.join('\n')
}
