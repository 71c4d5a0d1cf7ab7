import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'

/** Names that stand twice for one thing: what page and main each do of it, and what games say of it that the page shows. */
const pairs = [
  ...['Backups', 'Certifying', 'FileWork', 'Importing', 'InvalidInputs', 'OpenSet', 'Packing'],
  ...['Stating', 'Debugging', 'Shrinking'],
].sort()

/** The files below a folder that export types of the house; each game has a vocabulary of its own, and tests have theirs. */
function filesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing|words\/made\//.test(name))
    .filter((name) => !/\/games\/[a-z]+\//.test(name))
}

test('no two exported types that mean different things have one name', () => {
  const files = new Map()
  for (const file of [...filesOf('src-main'), ...filesOf('src-renderer')]) {
    const code = readFileSync(join(root, file), 'utf8')
    for (const [, name] of code.matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm))
      files.set(name, [...(files.get(name) ?? []), file])
  }
  const twice = [...files].filter(([, where]) => where.length > 1)
  const strange = twice.filter(([name, where]) => !pairs.includes(name) || where.length > 2)
  expect(strange.map(([name, where]) => `${name}: ${where.join(', ')}`)).toEqual([])
  // A pair that is no more is not allowed any longer.
  expect(twice.map(([name]) => name).sort()).toEqual(pairs)
})
