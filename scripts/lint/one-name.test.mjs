import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'

/** Names that stand twice for one thing: what page and main each do of it, and what games say of it that the page shows. */
const pairs = [
  ...['Backups', 'Certifying', 'FileWork', 'Importing', 'InvalidInputs', 'OpenSet', 'Packing'],
  ...['Stating', 'Debugging', 'Shrinking'],
].sort()

/** The same of functions. */
const families = [
  // What a command of the command line is called by, and what core does for it.
  ...['certify', 'find'],
  // The tree of lines alone, and the tree of the open level with its run and what the user is told.
  ...['promoteLine', 'removeLine', 'restoreLines'],
  // A call is declared by the protocol and asked by the page; main and page each begin to speak a language.
  ...['call', 'speak'],
].sort()

/** The files below a folder that export names of the house; each game has a vocabulary of its own, and tests have theirs. */
function filesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing|words\/made\//.test(name))
    .filter((name) => !/\/games\/[a-z]+\//.test(name))
}

/** Names that several files export, with the files. */
function exportedTwice(declaration) {
  const files = new Map()
  for (const file of [...filesOf('src-main'), ...filesOf('src-renderer')]) {
    const code = readFileSync(join(root, file), 'utf8')
    // A file may have several signatures of one function.
    for (const name of new Set([...code.matchAll(declaration)].map(([, found]) => found)))
      files.set(name, [...(files.get(name) ?? []), file])
  }
  return [...files].filter(([, where]) => where.length > 1)
}

test.each([
  ['types', /^export (?:abstract )?(?:interface|type|class) (\w+)/gm, pairs],
  ['functions', /^export (?:async )?function\*? ?(\w+)/gm, families],
])('no two exported %s that mean different things have one name', (_, declaration, allowed) => {
  const twice = exportedTwice(declaration)
  const strange = twice.filter(([name, where]) => !allowed.includes(name) || where.length > 2)
  expect(strange.map(([name, where]) => `${name}: ${where.join(', ')}`)).toEqual([])
  // Names that are no longer exported must leave the list.
  expect(twice.map(([name]) => name).sort()).toEqual(allowed)
})
