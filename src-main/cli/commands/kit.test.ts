import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '@core/games/testing'
import type { AnyGame } from '@core/game/any-game'
import { tries } from '@core/conformance/testing/tries'
import { usualLimits } from '@core/judging/run-end'
import { hasTool, skipWithout, skipWithoutTool } from '../../../scripts/unit/needs'
import { ProgramRunner } from '../../programs/program-runner'
import { makeReady } from '../../programs/ready-program'
import { buildingOnce } from '../../programs/testing/built-once'
import { speak } from '../../words'
import { kitLanguages, languagesOf, type KitLanguage } from '../kits'
import { runCaptured } from '../testing/captured-io'
import { useLevelFolder } from '../testing/level-folder'

const { at } = useLevelFolder()
const all: readonly AnyGame[] = games

const tools: Readonly<Record<KitLanguage, string>> = {
  python: 'python3',
  cpp: 'g++',
  java: 'javac',
  js: 'node',
}
const found = await Promise.all(
  Object.entries(tools).map(async ([language, tool]) => {
    return (await hasTool(tool)) ? [language as KitLanguage] : []
  }),
)
const here = new Set(found.flat())
/** Each language and each game once; in the long run every kit. */
const kits = all.flatMap((game, at) =>
  languagesOf(game)
    .filter((_, index, { length }) => tries(index === at % length ? 1 : 0, 1) === 1)
    .map((language) => ({ game, id: game.id, language })),
)

/** Lines that a program prints for an input. */
async function linesOf(source: string, input: string): Promise<string[]> {
  const builds = at('builds')
  const runner = buildingOnce(await ProgramRunner.open({ lanes: 1 }))
  try {
    const made = await makeReady([source], { folder: '.', builds, runner })
    if (!made.ok) throw new Error(made.error.message)
    const { command } = made.value
    const limits = { ...usualLimits, cpu: 60_000, wall: 120_000 }
    const { output } = await runner.run({ command, input, limits })
    return output.trimEnd().split('\n')
  } finally {
    await runner.close()
  }
}

const write = (id: string, language: string, into: string) =>
  runCaptured(['kit', id, '--for', language, '--into', into])

/** What stands in the comments of a program. */
function commentsIn(source: string): string[] {
  const comment = /(?:\/\/(?! \d)|^\s*(?:#(?!include)|\/\*\*|\*(?!\/)|"""))\s*(\S.*)/gm
  return [...source.matchAll(comment)].map(([, text]) => text!)
}

describe('kit', () => {
  test('is there in each language for each game', () => {
    for (const game of all) expect(languagesOf(game)).toEqual(Object.keys(kitLanguages))
  })

  test.for(kits)(
    'of $id in $language runs as its README says',
    async ({ game, id, language }, context) => {
      skipWithout(context, 'unix')
      skipWithoutTool(context, tools[language], here.has(language))
      const folder = at(`${id}-${language}`)
      const written = await write(id, language, folder)
      expect(written).toMatchObject({ exitCode: 0, err: '' })
      const files = written.out.trimEnd().split('\n')
      expect(files.every((file) => existsSync(file))).toBe(true)
      const source = files[0]!
      const readme = readFileSync(`${folder}/README.md`, 'utf8')
      const name = source.slice(folder.length + 1)
      if (game.making) {
        const players = /--players "cmd:[^,]*,(\w+)"/.exec(readme)![1]!
        expect(readme).toContain(`cmd:${name}`)
        const both = [`cmd:${source},${players}`, `${players},cmd:${source}`]
        for (const sides of both.slice(0, tries(1, 2))) {
          const args = ['--players', sides, '--seed', '1', '--time', '30000']
          const done = await runCaptured(['match', id, `${folder}/level.txt`, ...args])
          expect(done).toMatchObject({ exitCode: 0, err: '' })
        }
      } else {
        expect(readme).toContain(`judge tests --program ${name}`)
        // It runs to its end and prints something, which is no answer yet.
        const args = ['--program', source, '--time', '30000', '--json']
        const done = await runCaptured(['judge', `${folder}/tests`, ...args])
        expect(JSON.parse(done.out.split('\n')[0]!)).toMatchObject({
          code: 0,
          errors: '',
          verdict: 'WA',
        })
        // It has read the whole input, and writes as many lines as the answer has.
        const printed = await linesOf(source, `${folder}/tests/sample.in`)
        const answer = readFileSync(`${folder}/tests/sample.ans`, 'utf8').trim().split('\n')
        expect(printed).toHaveLength(answer.length)
      }
    },
  )

  test.each(all.map((game) => ({ id: game.id })))(
    'of $id explains itself in the language of the run',
    async ({ id }) => {
      speak('ru')
      try {
        for (const language of Object.keys(kitLanguages)) {
          const folder = at(`russian-${id}-${language}`)
          const { out } = await write(id, language, folder)
          const [source] = out.split('\n')
          const comments = commentsIn(readFileSync(source!, 'utf8'))
          expect(comments.length).toBeGreaterThan(1)
          for (const comment of comments) expect(comment).toMatch(/^[^@]*[а-яё]{2}[^@]*$/)
          const readme = readFileSync(`${folder}/README.md`, 'utf8')
          for (const line of readme.split('\n')) expect(line).toMatch(/^$|^ {4}|[а-яё]{2}/)
        }
      } finally {
        speak('en')
      }
    },
  )

  test('overwrites nothing', async () => {
    expect((await write('progers', 'python', at('twice'))).exitCode).toBe(0)
    const again = await write('progers', 'python', at('twice'))
    expect(again).toMatchObject({ exitCode: 2, out: '' })
    expect(again.err).toContain('already exists')
  })

  test('knows its languages', async () => {
    expect(await write('progers', 'cobol', at('none'))).toMatchObject({ exitCode: 2 })
    expect(existsSync(at('none'))).toBe(false)
  })
})
