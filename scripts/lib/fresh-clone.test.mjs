import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readJson, root } from './paths.mjs'

const { scripts } = readJson(join(root, 'package.json'))
const entries = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^node (scripts\/\S+)$/.exec(command)?.[1]
  return file === undefined ? [] : [[name, file]]
})

/** What a script and all that it loads take from node_modules before their first line runs. */
function packagesLoadedBy(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?:[\w\s{},*]+ from )?'([^']+)'/gm,
  )
  return [...imports].flatMap(([, name]) => {
    if (name.startsWith('node:')) return []
    return name.startsWith('.') ? packagesLoadedBy(resolve(dirname(file), name), seen) : [name]
  })
}

test('there are scripts to look at', () => {
  expect(entries.map(([name]) => name)).toEqual(
    expect.arrayContaining(['start', 'test', 'build', 'e2e', 'bench', 'fuzz', 'package']),
  )
  expect(packagesLoadedBy(join(root, 'scripts/package/fuses.mjs'))).toContain('@electron/fuses')
})

test.each(entries)('npm run %s begins where nothing is installed yet', (_, file) => {
  expect(packagesLoadedBy(join(root, file))).toEqual([])
})
