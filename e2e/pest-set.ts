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
    const text = isRed ? level.replace('2 0 W', '2 0 Q') : level
    await writeFile(join(set, group, `${stem}.in`), text)
  }
  await writeFile(join(set, 'sample', '01-small.ans'), '8\n8\n')
  await writeFile(join(set, 'sample', '02-small.ans'), '1\n1\n')
  return set
}
