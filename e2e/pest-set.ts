import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { samplePath } from './samples'

/** How many tests it has. */
export const COUNT = 30
/** Broken on purpose. */
export const RED = '17-broken.in'

/** A set of small levels of rockets in two groups, one of them broken; its folder. */
export async function makeSet(folder: string): Promise<string> {
  const set = join(folder, 'pests')
  const level = await readFile(samplePath('rockets'), 'utf8')
  for (const group of ['sample', 'secret']) await mkdir(join(set, group), { recursive: true })
  for (let number = 1; number <= COUNT; number++) {
    const isRed = number === Number.parseInt(RED)
    const stem = `${String(number).padStart(2, '0')}-${isRed ? 'broken' : 'small'}`
    const group = number < 3 ? 'sample' : 'secret'
    const own = number < 3 ? level : withLastArrow(level, number)
    const text = isRed ? own.replace('2 0 W', '2 0 Q') : own
    await writeFile(join(set, group, `${stem}.in`), text)
  }
  await writeFile(join(set, 'sample', '01-small.ans'), '8\n8\n')
  await writeFile(join(set, 'sample', '02-small.ans'), '1\n1\n')
  return set
}

/** Squares of the sample on which nothing stands when the last arrow is placed. */
const FREE = ['3 0', '3 1', '4 1', '0 2', '4 2', '1 3', '2 3', '3 3', '4 3', '1 4', '2 4', '3 4']

/** The level with its last arrow elsewhere: no animal comes to turn on it, so that the answer stays. */
function withLastArrow(level: string, number: number): string {
  const way = 'NESW'[Math.floor(number / FREE.length) % 4]!
  const lines = level.trimEnd().split('\n')
  return [...lines.slice(0, -1), `${FREE[number % FREE.length]!} ${way}`, ''].join('\n')
}
