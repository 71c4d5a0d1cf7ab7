// The programs for judges: of each game its engine and its checks, each as one file that a plain Node 12 runs, and its
// solution in C++ where it has one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { catalogue } from '../words/catalogues.mjs'
import { unaskedKeys } from '../words/unused.mjs'

const root = resolve('.')
const games = join(root, 'src-main/core/games')
/** The words in which judges are told what is wrong. */
const english = '/src-main/core/words/made/en'
/** Where a game says how its matches are made. */
const MAKING = 'players/making.ts'

/** A program without its head, which says under which reading or how strictly it works. */
export interface JudgeProgram {
  /** `rockets/solve.js`. */
  readonly name: string
  readonly source: string
}

/** What programs are called with; the names in capitals are those of their heads, which stand above them. */
const calls = { solve: 'READING', validate: 'IS_STRICT' }
/** The same for games that are played by two programs. */
const matchCalls = { referee: 'MUST_WIN', player: 'PLAYER', 'validate-match': 'IS_STRICT' }

/** Builds the programs of all games that have a folder. */
export async function judgePrograms(): Promise<JudgeProgram[]> {
  const ids = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const programs = ids.flatMap(({ name: id }) => {
    const own = Object.entries(calls).map(([kind, told]) => [kind, told, false] as const)
    const isPlayed = existsSync(join(games, id, MAKING))
    const ofMatch = isPlayed ? Object.entries(matchCalls) : []
    const cpp = join(games, id, 'judge/solve.cpp')
    const copied = existsSync(cpp)
      ? [{ name: `${id}/solve.cpp`, source: readFileSync(cpp, 'utf8') }]
      : []
    const made = [...own, ...ofMatch.map(([kind, told]) => [kind, told, true] as const)].map(
      async ([kind, told, isMade]): Promise<JudgeProgram> => {
        const run = `run${isMade ? '(judged, making, ' : '(judged, '}${told})`
        const entry = `import '/src-main/judge/older-node'
          ${judgedOf(id)}
          ${isMade ? makingOf(id) : ''}
          import { run } from '/src-main/judge/${kind}'
          ${run}`
        return { name: `${id}/${kind}.js`, source: await bundled(entry) }
      },
    )
    return [...copied, ...made]
  })
  return Promise.all(programs)
}

/** What gives a program its game, in English. */
function judgedOf(id: string): string {
  const from = `/src-main/core/games/${id}/judged`
  return `import { judgedIn } from '${from}'
    import { words as common } from '${english}/common'
    import { words as game } from '${english}/game'
    import { words as own } from '${english}/${id}'
    const words = { common, game, ${id}: own }
    const judged = judgedIn(words)`
}

/** What makes its matches; the words are those of its game. */
function makingOf(id: string): string {
  const from = `/src-main/core/games/${id}/${MAKING}`
  return `import { makingIn } from '${from}'
    const making = makingIn(words)`
}

/** Where it would lie if it were written down. */
const ENTRY = join(root, 'src-main/judge/entry.js')

async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [entryOf(entry), silenced],
    resolve: { alias: { '@core': join(root, 'src-main/core') } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      target: 'node12',
      minify: false,
      rolldownOptions: { input: ENTRY, output: { format: 'cjs', codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunks = output && 'output' in output ? output.output : []
  const [only, ...more] = chunks
  if (only?.type !== 'chunk' || more.length > 0)
    throw new Error('a judge’s program is not one file')
  return only.code
}

/** A catalogue in a program, up to the module behind it. */
const CATALOGUE = /^\/\/ src-main\/core\/words\/made\/en\/(\w+)\.ts\n[^]*?(?=^\/\/ \S+$)/gm
/** A message or a table of a catalogue, by its name. */
const ENTRY_OF_CATALOGUE = /^\t\t"?([\w-]+)"?: [^]*?(?=^\t\t["\w]|^\t\};)/gm

/** Takes out of catalogues what no other module of the program asks for: it would make programs too long to be submitted. */
const silenced: Plugin = {
  name: 'judge-words',
  renderChunk(code) {
    // In one list, as it is read once for all catalogues then.
    const rest = [code.replace(CATALOGUE, '')]
    return code.replace(CATALOGUE, (module, name: string) => {
      const unasked = new Set(unaskedKeys(name, catalogue('en', name), rest))
      return module.replace(ENTRY_OF_CATALOGUE, (entry, key: string) =>
        unasked.has(key) ? '' : entry,
      )
    })
  },
}

/** Serves the module that a program begins with. */
function entryOf(source: string): Plugin {
  return {
    name: 'judge-entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? source : null),
  }
}
