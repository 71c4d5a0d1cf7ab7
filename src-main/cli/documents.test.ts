import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeProgram } from './program'
import { treeOf, type TreeCommand } from './command-tree'
import { runCaptured } from './testing/captured-io'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/manual/en', 'docs/manual/ru', 'bench'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

/** A command line of a document: its words behind `boardwright`, and where it stands. */
interface Written {
  readonly place: string
  readonly words: readonly string[]
}

describe('the command lines of the documents', () => {
  const written = documents.flatMap(commandLines)
  let commands: ReadonlyMap<string, TreeCommand>
  beforeAll(() => {
    const program = makeProgram({ out() {}, err() {} } as never, () => undefined)
    commands = new Map(treeOf(program).map((one) => [one.name, one]))
  })

  test('are many', () => {
    expect(written.length).toBeGreaterThan(60)
  })

  test('name commands that there are, with options that these take', () => {
    const wrong = written.flatMap(({ place, words: [name = '', ...rest] }) => {
      if (name.startsWith('-')) return []
      const command = commands.get(name)
      if (!command) return [`${place}: no command ${name}`]
      const known = new Set(command.options.map((option) => option.name))
      const asked = rest.map((word) => /^--[a-z-]+/.exec(word)?.[0]).filter((word) => word)
      return asked
        .filter((option) => option !== '--help' && !known.has(option!))
        .map((option) => `${place}: ${name} takes no ${option}`)
    })
    expect(wrong).toEqual([])
  })
})

test('README shows what its commands on the samples print', async () => {
  const [console] = /^\$ npx boardwright[\s\S]*?^```/m.exec(readFileSync('README.md', 'utf8'))!
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const mine = join(folder, 'mine.out')
  writeFileSync(mine, '8 7\n')
  const runs = console
    .replace(/```$/, '')
    .split(/^\$ /m)
    .filter((run) => run.startsWith('npx boardwright') && run.includes('/samples/'))
  expect(runs).toHaveLength(3)
  for (const run of runs) {
    const [line = '', ...shown] = run.trimEnd().split('\n')
    const words = line.replace('mine.out', mine).split(' ').slice(2)
    const printed = (await runCaptured(words)).out.trimEnd().split('\n')
    const isCut = shown.at(-1) === '…'
    const lines = isCut ? shown.slice(0, -1) : shown
    expect(isCut ? printed.slice(0, lines.length) : printed).toEqual(lines)
  }
})

/** The lines in blocks of code that call the program; one that goes on in the next line is one. */
function commandLines(file: string): readonly Written[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```[a-z]*\n([\s\S]*?)^```/gm)
  return [...blocks].flatMap(([, code = '']) =>
    code
      .replace(/\\\n\s*/g, ' ')
      .split('\n')
      .map((line) => /^\s*(?:\$ )?(?:npx )?boardwright (.*)$/.exec(line)?.[1])
      .filter((line) => line !== undefined)
      .map((line) => ({ place: `${file}: ${line}`, words: line.trim().split(/\s+/) })),
  )
}
