// Runs the command lines that README and the documents show, in a folder of their own, and compares what they print. Lines for
// which it takes a shell, and the first of README, start the built command line; the others only call it, without threads of its own.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadArtist } from '../../src-main/artist/load-artist'
import { nodeIo } from '../../src-main/cli/io'
import { runCaptured } from '../../src-main/cli/testing/captured-io'
import { root } from '../lib/paths.mjs'
import { builtApp } from '../unit/built-app.mjs'
import { hasTool } from '../unit/needs'

const read = (file) => readFileSync(join(root, file), 'utf8')
/** The first block of code of a document in which a line begins like this. */
const blockWith = (file, start) =>
  [...read(file).matchAll(/^```\n([\s\S]*?)^```$/gm)]
    .map(([, code]) => code)
    .find((code) => code.split('\n').some((line) => line.startsWith(start)))

/** The words behind the name of the command line, where a line has nothing else; otherwise null. */
const wordsOf = (line) => {
  const [, words] = /^(?:npx )?boardwright ((?:"[^"]*"|'[^']*'|[^"'*>|$])+)$/.exec(line) ?? []
  const each = words?.match(/"[^"]*"|'[^']*'|\S+/g) ?? null
  return each?.map((word) => word.replace(/^(["'])(.*)\1$/, '$2')) ?? null
}

describe.skipIf(process.platform === 'win32')('the command lines of the documents', () => {
  let path = ''
  let given = {}
  const own = mkdtempSync(join(tmpdir(), 'boardwright-shown-'))
  afterAll(() => {
    process.chdir(root)
    rmSync(own, { recursive: true })
  })
  beforeAll(async () => {
    const built = await builtApp()
    const { judgePrograms, viewerPage } = nodeIo(built)
    given = { artist: loadArtist(built), world: { judgePrograms, viewerPage } }
    const cli = join(built, 'cli.js')
    const bin = mkdtempSync(join(own, 'bin-'))
    const script = (name, text) => {
      writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`)
      chmodSync(join(bin, name), 0o755)
    }
    script('boardwright', `exec '${process.execPath}' '${cli}' "$@"`)
    // As npx runs what the package has: without a look at the registry.
    script('npx', 'exec "$@"')
    path = `${bin}${delimiter}${process.env['PATH']}`
  })

  /** Makes a folder and goes there. */
  const folder = () => {
    const made = mkdtempSync(join(own, 'shown-'))
    symlinkSync(join(root, 'src-main'), join(made, 'src-main'))
    process.chdir(made)
  }
  /** Runs a line of a shell; its exit code and what it printed, with every time and what differs by it left out. */
  const run = async (line, isStarted = false) => {
    const words = wordsOf(line)
    if (words !== null && !isStarted) {
      const { exitCode, out, err } = await runCaptured(words, given)
      return { status: exitCode, printed: timeless(out), stderr: err }
    }
    const env = { ...process.env, PATH: path, LC_ALL: 'C' }
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { env, encoding: 'utf8' })
    return { status, printed: timeless(stdout), stderr }
  }
  // Memory is only told of a run that was long enough to be looked at.
  const timeless = (text) => text.replace(/\b\d+ ms( [\d.]+ MB)?/g, '… ms')
  /** Runs lines one after the other; each has to end with 0. */
  const runAll = async (lines) => {
    for (const line of lines) {
      const { status, stderr } = await run(line)
      expect({ line, status, stderr: status === 0 ? '' : stderr }).toEqual({
        line,
        status: 0,
        stderr: '',
      })
    }
  }
  const linesOf = (block) =>
    block
      .replace(/\\\n\s*/g, ' ')
      .split('\n')
      .filter((line) => line !== '')

  test('README shows what its commands print', async () => {
    folder()
    const [make] = /npx boardwright generate [^`]+/.exec(read('README.md'))
    expect(await run(make, true)).toMatchObject({ status: 0, stderr: '' })
    const runs = blockWith('README.md', '$ npx boardwright').split(/^\$ /m).slice(1)
    expect(runs).toHaveLength(6)
    for (const one of runs) {
      const [line, ...shown] = timeless(one).trimEnd().split('\n')
      const { status, printed } = await run(line)
      // What is wrong is an answer too; a wrong call is none.
      expect([0, 1], line).toContain(status)
      const isCut = shown.at(-1) === '…'
      const lines = isCut ? shown.slice(0, -1) : shown
      const all = printed.trimEnd().split('\n')
      expect(isCut ? all.slice(0, lines.length) : all, line).toEqual(
        lines.length > 0 ? lines : [''],
      )
    }
  })

  test('the page of the command line shows commands that do what they say', async () => {
    const lines = linesOf(blockWith('docs/manual/en/command-line.md', 'boardwright'))
    expect(linesOf(blockWith('docs/manual/ru/command-line.md', 'boardwright'))).toEqual(lines)
    folder()
    await runAll([
      'boardwright generate rockets --seed 7 --count 3 --into tests --name 01.txt',
      'boardwright package tests --kind kattis --out made --author A',
    ])
    copyFileSync('made/submissions/accepted/rockets.cpp', 'good.cpp')
    writeFileSync('bad.py', 'print(0)\n')
    const canRun = (await hasTool('g++')) && (await hasTool('python3'))
    await runAll(lines.filter((line) => canRun || !line.includes('good.cpp')))
  })

  test('docs/packages.md shows commands that make packages', async () => {
    folder()
    mkdirSync('tests')
    await runAll(['boardwright generate rockets --seed 1 --count 3 --into tests --name 01.in'])
    await runAll(linesOf(blockWith('docs/packages.md', 'npx boardwright package tests')))
    await runAll(linesOf(blockWith('docs/packages.md', 'npx boardwright generate progers')))
  })

  test('docs/scale.md shows parts that can be merged', async () => {
    folder()
    await runAll(['boardwright generate rockets --seed 1 --count 3 --into tests'])
    await runAll(linesOf(blockWith('docs/scale.md', 'boardwright coverage tests --shard 1/2')))
  })
})
