import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/paths.mjs'

const read = (name) => readFileSync(join(root, name), 'utf8')

test('docs/libraries.md has a reason for every package that is installed', () => {
  const told = read('docs/libraries.md')
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  // Types come with what they describe; a scope may stand for all of its packages.
  const untold = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const [scope, rest] = name.split('/')
    const isTold = told.includes(name) || (rest && told.includes(scope))
    return !isTold && scope !== '@types'
  })
  expect(untold).toEqual([])
})
