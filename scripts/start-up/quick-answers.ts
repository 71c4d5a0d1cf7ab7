import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const GAMES = resolve('src-main/core/games')
const ENTRY = '\0quick-answer'
/** Of the command line only these are in no other script. */
const QUICK = ['src-main/cli/quick-module.ts', 'src-main/cli/quick-answer.ts'] as const

/** Puts beside the command line, for each game, one file that has all it takes to answer a level of it. */
export function quickAnswers(target: string): Plugin {
  return {
    name: 'quick-answers',
    buildStart() {
      for (const path of QUICK) this.addWatchFile(resolve(path))
    },
    async generateBundle() {
      for (const game of readdirSync(GAMES)) {
        if (!existsSync(join(GAMES, game, 'judged.ts'))) continue
        const source = await quickAnswerOf(game, target)
        this.emitFile({ type: 'asset', fileName: `quick/${game}.js`, source })
      }
    },
  }
}

/** The script of a game, which exports `QuickModule`. */
export async function quickAnswerOf(game: string, target: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [entryOf(game)],
    resolve: { alias: { '@core': resolve('src-main/core') } },
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      target,
      minify: true,
      rolldownOptions: {
        input: ENTRY,
        output: { format: 'cjs', codeSplitting: false, topLevelVar: false },
      },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk, ...others] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`the quick way of ${game} is not one script`)
  return chunk.code
}

function entryOf(game: string): Plugin {
  return {
    name: 'entry-of-quick-answer',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? sourceOf(game) : null),
  }
}

function sourceOf(game: string): string {
  const from = (path: string): string => JSON.stringify(resolve(path))
  return `import { judged } from ${from(join(GAMES, game, 'judged.ts'))}
    import { answerFile } from ${from(QUICK[0])}
    export const answer = (file) => answerFile(judged, file)`
}
