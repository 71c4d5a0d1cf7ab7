// What is known to be green: a stage that passed is not run again while all that it reads is the same, byte for byte.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from './paths.mjs'

const folder = join(cacheFolder, 'green')

/**
 * The files of the checkout and a hash of what is in each, those included that git does not know yet and does not ignore;
 * null if git cannot tell, and then nothing is known.
 */
export function filesAsTheyAre() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) return null
  const names = [...new Set(stdout.split('\0').filter(Boolean))].sort()
  return new Map(names.map((name) => [name, hashOf(name)]))
}

/** Hash of a file, of its rights as well, since some are run; of one that is gone, a word. */
export function hashOf(name) {
  try {
    const path = join(root, name)
    const mode = statSync(path).mode & 0o111 ? 'x' : '-'
    return mode + createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return 'gone'
  }
}

/** One hash of all that a stage reads, and of what else its outcome depends on (`besides`: versions of what runs it). */
export function inputsOf(stage, files, besides) {
  if (!files) return null
  const hash = createHash('sha256').update(
    JSON.stringify([stage.tool ?? stage.script, stage.args, besides]),
  )
  for (const [name, content] of files) {
    if (stage.reads(name)) hash.update(`${name}\0${content}\0`)
  }
  return hash.digest('hex')
}

/** What passed and what was skipped in the run of a stage that was green with these inputs; null when there was none. */
export function knownGreen(name, inputs) {
  try {
    const kept = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    return inputs !== null && kept.inputs === inputs ? kept.outcome : null
  } catch {
    return null
  }
}

/** Keeps that a stage was green with these inputs, or that it was not. */
export function keepOutcome(name, inputs, { passed, failed, skips }) {
  const file = join(folder, `${name}.json`)
  if (failed > 0 || inputs === null) return rmSync(file, { force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ inputs, outcome: { passed, skips } }))
}
