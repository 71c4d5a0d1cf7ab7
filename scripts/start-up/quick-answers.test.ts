import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gameIds } from '../../src-main/core/games/registry'
import { expect, test } from 'vitest'
import { useFolder } from '../unit/use-folder'
import { quickAnswerOf } from './quick-answers'

const { at } = useFolder()

/** Answers each file of the arguments and tells after it how that ended. */
const ALL = `
const [quick, ...files] = process.argv.slice(1)
for (const file of files) {
  const ended = require(quick).answer(file)
  console.log(typeof ended === 'number' ? 'ended with ' + ended : 'given on')
}`

test.each(gameIds)(
  'the quick way of %s is one script that answers its samples as settled',
  async (game) => {
    const quick = at(`${game}.js`)
    writeFileSync(quick, await quickAnswerOf(game, 'node18.15'))
    const samples = resolve('src-main/core/games', game, 'samples')
    const names = readdirSync(samples)
    const told = names.map((name) => {
      const answer = join(samples, name, 'answer.txt')
      return existsSync(answer) ? `${readFileSync(answer, 'utf8')}ended with 0\n` : 'given on\n'
    })
    const files = names.map((name) => join(samples, name, 'level.txt'))
    const done = spawnSync(process.execPath, ['-e', ALL, quick, ...files], { encoding: 'utf8' })
    expect(done).toMatchObject({ stdout: told.join(''), stderr: '', status: 0 })
  },
)
