import { everyLanguage } from '@core/words/made/every/kits'
import type { KitsWords } from '@core/words'
import { languageOfProcess } from '../language'
import type { AnyGame } from '@core/game/any-game'
import type { MatchMaking } from '@core/game/match'
import { checkText } from '@core/game/check-text'
import { makeRng } from '@core/kernel/rng'

/** Languages of kits, and how the files of each end. */
export const kitLanguages = { python: 'py', cpp: 'cpp', java: 'java', js: 'js' } as const
export type KitLanguage = keyof typeof kitLanguages

const programs = import.meta.glob<string>('../core/games/*/kit/*.*', {
  query: '?raw',
  import: 'default',
})
const samples = import.meta.glob<string>('../core/games/*/samples/statement/level.txt', {
  query: '?raw',
  import: 'default',
})

/** A file of a kit. */
export interface KitFile {
  /** Below the folder of the kit. */
  readonly name: string
  readonly text: string
}

/** The languages in which a game has a kit. */
export function languagesOf(game: AnyGame): KitLanguage[] {
  return Object.keys(kitLanguages).filter(
    (language): language is KitLanguage => sourceOf(game, language as KitLanguage) !== undefined,
  )
}

/** The files of a kit: the program, the statement’s example as a test, and how to run it. */
export async function kitOf(game: AnyGame, language: KitLanguage): Promise<KitFile[]> {
  const path = sourceOf(game, language)!
  const source = path.slice(path.lastIndexOf('/') + 1)
  const sample = await samples[`../core/games/${game.id}/samples/statement/level.txt`]!()
  const checked = checkText(game, sample)
  const making: MatchMaking<unknown> | undefined = game.making
  const text = commented(await programs[path]!(), game)
  if (making) {
    const level = making.levelOf(checked.level)
    const begun = making.begin?.(level, makeRng(1)) ?? level
    return [
      { name: source, text },
      { name: 'level.txt', text: game.format.print(begun) },
      { name: 'README.md', text: botWords(game, source, making.players.at(-1)!.id) },
    ]
  }
  return [
    { name: source, text },
    { name: 'tests/sample.in', text: sample },
    { name: 'tests/sample.ans', text: game.engine.answer(checked.level) },
    { name: 'README.md', text: solutionWords(game, source) },
  ]
}

function sourceOf(game: AnyGame, language: KitLanguage): string | undefined {
  const start = `../core/games/${game.id}/kit/`
  const end = `.${kitLanguages[language]}`
  return Object.keys(programs).find((path) => path.startsWith(start) && path.endsWith(end))
}

/** The program with its comments in the language of this run: in its source each is a name, as `@{reads}`. */
function commented(source: string, { id }: AnyGame): string {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = kitsWords().comments
  return source.replace(/@\{(\w+)\}/g, (_, name: string) => {
    const comment = all[id]?.[name]
    if (comment === undefined) throw new Error(`the kit of ${id} has no comment ${name}`)
    return comment
  })
}

function botWords({ id, title }: AnyGame, source: string, other: string): string {
  const words = kitsWords().bot
  return `# ${words.title({ title })}

${words.about({ source })}

    boardwright match ${id} level.txt --players "cmd:${source},${other}" --seed 1 --log match.ndjson

${words.stronger}

    boardwright arena ${id} --players "cmd:${source},${other}" --games 200 --seed 1
`
}

function solutionWords({ title }: AnyGame, source: string): string {
  const words = kitsWords().solution
  return `# ${words.title({ title })}

${words.about({ source })}

    boardwright judge tests --program ${source}
`
}

/** What kits say, in the language of this run. */
function kitsWords(): KitsWords {
  return everyLanguage[languageOfProcess()]
}
