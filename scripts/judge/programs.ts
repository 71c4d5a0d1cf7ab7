// The programs for judges: of each game its engine and its checks, each as one file that a plain Node 12 runs.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const root = resolve('.')
const games = join(root, 'src-main/core/games')

/** A program without its head, which says under which reading or how strictly it works. */
export interface JudgeProgram {
  /** `rockets/solve.js`. */
  readonly name: string
  readonly source: string
}

/** What a program is called with; the names in capitals are those of its head, which stands above it. */
const calls = { solve: 'READING', validate: 'IS_STRICT' }

/** Builds the programs of all games that have a folder. */
export async function judgePrograms(): Promise<JudgeProgram[]> {
  const ids = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const programs = ids.flatMap(({ name: id }) =>
    Object.entries(calls).map(async ([kind, told]): Promise<JudgeProgram> => {
      const entry = `import '/src-main/judge/older-node'
        import { judged } from '/src-main/core/games/${id}/judged'
        import { ${kind} } from '/src-main/judge/${kind}'
        ${kind}(judged, ${told})`
      return { name: `${id}/${kind}.js`, source: await bundled(entry) }
    }),
  )
  return Promise.all(programs)
}

/** Where it would lie if it were written down. */
const ENTRY = join(root, 'src-main/judge/entry.js')

async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [entryOf(entry)],
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

/** Serves the module that a program begins with. */
function entryOf(source: string): Plugin {
  return {
    name: 'judge-entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? source : null),
  }
}
