import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@core/games/testing'
import { err, ok } from '@core/kernel/result'
import { expect, test } from 'vitest'
import type { CliIo } from './io'
import { loadGame } from './load-game'
import { quickAnswer } from './quick-answer'
import { start } from './start'

const root = join(import.meta.dirname, '../core/games')

interface Told {
  out: string
  err: string
  reads: string[]
}

function ioOf(text: string): CliIo & { readonly told: Told } {
  const told: Told = { out: '', err: '', reads: [] }
  return {
    told,
    read: (file) => {
      told.reads.push(file)
      return ok(Buffer.from(text))
    },
    out: (part) => (told.out += part),
    err: (part) => (told.err += part),
    write: () => Promise.resolve(err('nothing is written here')),
    writeMany: () => Promise.reject(new Error('nothing is written here')),
    identity: (file: string) => file,
    workers: () => Promise.reject(new Error('no workers')),
    programs: () => Promise.reject(new Error('no programs')),
    append: () => {
      throw new Error('nothing is added here')
    },
    writePackage: () => Promise.reject(new Error('not to be written')),
    judgePrograms: () => ({
      solve: '',
      validate: '',
      check: '',
      why: '',
      testlib: null,
      match: null,
    }),
    viewerPage: () => '',
    artist: () => Promise.reject(new Error('nothing is drawn here')),
  }
}

test.each(games.map(({ id }) => id))(
  'answers the samples of %s as they are settled',
  async (id) => {
    const game = games.find((one) => one.id === id)
    expect((await loadGame(id))?.validate).toBe(game?.validate)
    for (const name of readdirSync(join(root, id, 'samples'))) {
      const files = readdirSync(join(root, id, 'samples', name))
      if (!files.includes('answer.txt')) continue
      const read = (file: string) => readFileSync(join(root, id, 'samples', name, file), 'utf8')
      const io = ioOf(read('level.txt'))
      expect(await quickAnswer(['answer', id, 'level.in'], io)).toBe(0)
      expect(io.told).toEqual({ out: read('answer.txt'), err: '', reads: ['level.in'] })
    }
  },
)

test.each([
  [[]],
  [['check', 'rockets', 'a']],
  [['answer', 'rockets']],
  [['answer', 'rockets', 'a', 'b']],
  [['answer', 'rockets', '--help']],
  [['answer', 'auto', 'a']],
  [['answer', '../games/rockets', 'a']],
  [['answer', 'toString', 'a']],
])('leaves %j alone', async (args) => {
  const io = ioOf('')
  expect(await quickAnswer(args, io)).toBeNull()
  expect(io.told).toEqual({ out: '', err: '', reads: [] })
})

test('a file with a problem is reported the long way, and read once', async () => {
  const io = ioOf('no level\n')
  expect(await start(['answer', 'rockets', '-'], io)).toBe(1)
  expect(io.told.out).toBe('')
  expect(io.told.err).toContain(':1:1: error')
  expect(io.told.reads).toEqual(['-'])
})
