import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gameIds } from '../../src-main/core/games/registry'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { compiledPath, MARK_LENGTH } from '../../src-main/cli/load-quick'
import { useFolder } from '../unit/use-folder'
import { compileQuick, quickAnswerOf } from './quick-answers'

const { put } = useFolder()

/** Loads the script of the first argument. */
const LOAD = `
const [script, ...files] = process.argv.slice(1)
const quick = {}
require('node:vm').runInThisContext(require('node:fs').readFileSync(script, 'utf8'))(quick, require)`

/** Answers each further file and tells after it how that ended. */
const ALL = `${LOAD}
for (const file of files) {
  const ended = quick.answer(file)
  console.log(typeof ended === 'number' ? 'ended with ' + ended : 'passed on')
}`

test.each(gameIds)(
  'the quick way of %s is one script that answers its samples as settled',
  async (game) => {
    const quick = put(`${game}.js`, await quickAnswerOf(game, 'node18.15'))
    const samples = resolve('src-main/core/games', game, 'samples')
    const names = readdirSync(samples)
    const told = names.map((name) => {
      const answer = join(samples, name, 'answer.txt')
      return existsSync(answer) ? `${readFileSync(answer, 'utf8')}ended with 0\n` : 'passed on\n'
    })
    const files = names.map((name) => join(samples, name, 'level.txt'))
    const done = spawnSync(process.execPath, ['-e', ALL, quick, ...files], { encoding: 'utf8' })
    expect(done).toMatchObject({ stdout: told.join(''), stderr: '', status: 0 })
  },
)

test('what is compiled to answer the samples is taken by this Node', async () => {
  const script = put('compiled.js', await quickAnswerOf('janken', 'node18.15'))
  compileQuick('janken', script)
  const kept = readFileSync(compiledPath(script))
  const mark = readFileSync(script).subarray(0, MARK_LENGTH)
  expect(String(mark)).toMatch(/^\/\*[0-9a-f]+\*\/$/)
  expect([kept.subarray(0, MARK_LENGTH), kept.subarray(-MARK_LENGTH)]).toEqual([mark, mark])
  const cachedData = kept.subarray(MARK_LENGTH, -MARK_LENGTH)
  const taken = new Script(readFileSync(script, 'utf8'), { cachedData })
  expect(taken.cachedDataRejected).toBe(false)
  // Most of it is code of functions, which only what has run has.
  expect(cachedData.length).toBeGreaterThan(
    2 * new Script(readFileSync(script, 'utf8')).createCachedData().length,
  )
})

test('why a file cannot be read is said in the language of the terminal', async () => {
  const quick = put('quick.js', await quickAnswerOf('rockets', 'node18.15'))
  const script = `${LOAD}\nconsole.log(quick.answer("no-such-file").error)`
  const saidIn = (locale: string) =>
    spawnSync(process.execPath, ['-e', script, quick], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: locale },
    }).stdout
  expect(saidIn('C')).toBe('cannot be read: there is no such file\n')
  expect(saidIn('ru_RU.UTF-8')).toMatch(/^не удаётся прочитать/)
})
