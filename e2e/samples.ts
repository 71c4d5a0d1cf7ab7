import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './fixtures'

/** A file of a game's samples by its path among them; by default the example of the statement. */
export function samplePath(game: string, path = 'statement/level.txt'): string {
  return join(root, 'src-main/core/games', game, 'samples', path)
}

/** A copy of the example of rockets' statement to be worked on, `mine.rockets` in a folder, and its text. */
export async function copyOfSample(folder: string): Promise<{ file: string; text: string }> {
  const file = join(folder, 'mine.rockets')
  await copyFile(samplePath('rockets'), file)
  return { file, text: await readFile(file, 'utf8') }
}
