import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inMoveOrder } from '@core/suite/move-order'
import { asideOf } from './file-steps'
import { MoveMarks } from './move-marks'

let root: string
let set: string
let marks: MoveMarks

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'marks-'))
  set = join(root, 'set')
  await mkdir(set)
  marks = new MoveMarks(join(root, 'set-moves'), (error) => {
    throw error
  })
})
afterEach(() => rm(root, { recursive: true }))

async function state(): Promise<string[]> {
  const names = (await readdir(set)).sort()
  return Promise.all(
    names.map(async (name) => `${name} ${await readFile(join(set, name), 'utf8')}`),
  )
}

test('wherever a crash cuts renumbering, the next opening finds every test under its old name', async () => {
  const names = ['1.in', '2.in', '3.in', '4.in']
  // A circle, and a chain behind it.
  const wished = ['2.in', '3.in', '1.in', '5.in']
  const moves = names.map((from, at) => ({ from, to: wished[at]! }))
  const order = inMoveOrder(moves, asideOf)
  for (let cut = 0; cut <= order.length; cut++) {
    for (const name of names) await writeFile(join(set, name), name)
    const before = await state()
    await marks.put(set, order)
    for (const { from, to } of order.slice(0, cut)) await rename(join(set, from), join(set, to))
    await marks.mend(set)
    expect(await state()).toEqual(before)
    expect(await readdir(join(root, 'set-moves'))).toEqual([])
  }
})

test('what came to its end is left as it is', async () => {
  await writeFile(join(set, '2.in'), 'moved')
  const forget = await marks.put(set, [{ from: '1.in', to: '2.in' }])
  await forget()
  await marks.mend(set)
  expect(await state()).toEqual(['2.in moved'])
})
