// Runs the command lines that README and the documents show, in a folder of their own, and compares what they print.
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
import { root } from '../lib/paths.mjs'
import { builtApp } from '../unit/built-app.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
/** The first block of code of a document in which a line begins like this. */
const blockWith = (file, start) =>
  [...read(file).matchAll(/^```\n([\s\S]*?)^```$/gm)]
    .map(([, code]) => code)
    .find((code) => code.split('\n').some((line) => line.startsWith(start)))

describe.skipIf(process.platform === 'win32')('the command lines of the documents', () => {
  let path = ''
  const own = mkdtempSync(join(tmpdir(), 'boardwright-shown-'))
  afterAll(() => rmSync(own, { recursive: true }))
  beforeAll(async () => {
    const cli = join(await builtApp(), 'cli.js')
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

  const folder = () => {
    const made = mkdtempSync(join(own, 'shown-'))
    symlinkSync(join(root, 'src-main'), join(made, 'src-main'))
    return made
  }
  /** Runs a line of a shell; its exit code and what it printed, with every time and what differs by it left out. */
  const run = (cwd, line) => {
    const env = { ...process.env, PATH: path, LC_ALL: 'C' }
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' })
    return { status, printed: timeless(stdout), stderr }
  }
  const timeless = (text) => text.replace(/\b\d+ ms/g, '… ms')
  /** Runs lines one after the other; each has to end with 0. */
  const runAll = (cwd, lines) => {
    for (const line of lines) {
      const { status, stderr } = run(cwd, line)
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

  test('README shows what its commands print', () => {
    const cwd = folder()
    const [make] = /npx boardwright generate [^`]+/.exec(read('README.md'))
    runAll(cwd, [make])
    const runs = blockWith('README.md', '$ npx boardwright').split(/^\$ /m).slice(1)
    expect(runs).toHaveLength(6)
    for (const one of runs) {
      const [line, ...shown] = timeless(one).trimEnd().split('\n')
      const { status, printed } = run(cwd, line)
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

  test('the page of the command line shows commands that do what they say', () => {
    const lines = linesOf(blockWith('docs/manual/en/command-line.md', 'boardwright'))
    expect(linesOf(blockWith('docs/manual/ru/command-line.md', 'boardwright'))).toEqual(lines)
    const cwd = folder()
    runAll(cwd, [
      'boardwright generate rockets --seed 7 --count 3 --into tests --name 01.txt',
      'boardwright package tests --kind kattis --out made --author A',
    ])
    copyFileSync(join(cwd, 'made/submissions/accepted/rockets.cpp'), join(cwd, 'good.cpp'))
    writeFileSync(join(cwd, 'bad.py'), 'print(0)\n')
    const canRun = ['g++', 'python3'].every((tool) => run(cwd, `command -v ${tool}`).status === 0)
    runAll(
      cwd,
      lines.filter((line) => canRun || !line.includes('good.cpp')),
    )
  })

  test('docs/packages.md shows commands that make packages', () => {
    const cwd = folder()
    mkdirSync(join(cwd, 'tests'))
    runAll(cwd, ['boardwright generate rockets --seed 1 --count 3 --into tests --name 01.in'])
    runAll(cwd, linesOf(blockWith('docs/packages.md', 'npx boardwright package tests')))
    runAll(cwd, linesOf(blockWith('docs/packages.md', 'npx boardwright generate progers')))
  })

  test('docs/scale.md shows parts that can be merged', () => {
    const cwd = folder()
    runAll(cwd, ['boardwright generate rockets --seed 1 --count 3 --into tests'])
    runAll(cwd, linesOf(blockWith('docs/scale.md', 'boardwright coverage tests --shard 1/2')))
  })
})
