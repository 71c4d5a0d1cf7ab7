import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { compiledPath, MARK_LENGTH } from '../../src-main/cli/load-quick'

const GAMES = resolve('src-main/core/games')
const COMPILER = resolve('scripts/start-up/compile-quick.mjs')
const ENTRY = '\0quick-answer'
/** Of the command line only these are in no other script. */
const QUICK = ['src-main/cli/quick-module.ts', 'src-main/cli/quick-answer.ts'] as const

/**
 * Puts beside the command line, for each game, one file that has all it takes to answer a level of it, and what this Node
 * compiles of it to answer the samples: without that, most of the time of a small level goes into compiling.
 */
export function quickAnswers(target: string): Plugin {
  const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, 'judged.ts')))
  return {
    name: 'quick-answers',
    buildStart() {
      for (const path of QUICK) this.addWatchFile(resolve(path))
    },
    async generateBundle() {
      for (const game of games) {
        const source = await quickAnswerOf(game, target)
        this.emitFile({ type: 'asset', fileName: `quick/${game}.js`, source })
      }
    },
    writeBundle({ dir }) {
      for (const game of games) compileQuick(game, join(dir!, 'quick', `${game}.js`))
    },
  }
}

/** Puts beside the script of a game what is compiled of it. */
export function compileQuick(game: string, script: string): void {
  const samples = join(GAMES, game, 'samples')
  const levels = readdirSync(samples).map((name) => join(samples, name, 'level.txt'))
  const args = [COMPILER, script, compiledPath(script), String(MARK_LENGTH), ...levels]
  const { status, stderr } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`the quick way of ${game} cannot be compiled: ${stderr}`)
}

/** The script of a game, as `loadQuick` takes it. */
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
  const script = `(function (exports, require) {${chunk.code}\n})`
  const hash = createHash('sha256').update(script).digest('hex')
  return `/*${hash.slice(0, MARK_LENGTH - 4)}*/${script}`
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
