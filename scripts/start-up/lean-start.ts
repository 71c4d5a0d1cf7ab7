import { relative, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { reachedFrom } from './reached'

export interface LeanStart {
  /** What starts, for messages. */
  readonly name: string
  /** Absolute path of the module that everything begins with. */
  readonly entry: string
  /** Modules that are fetched when they are first needed, by their paths below the working folder. */
  readonly late: readonly RegExp[]
  /** Most bytes of script of the start. */
  readonly most: number
}

/** Fails a build whose start loads what it is to fetch later, and names the way by which it came in. */
export function leanStart({ name, entry, late, most }: LeanStart): Plugin {
  return {
    name: `lean-start-of-${name}`,
    generateBundle(_, bundle) {
      const chunks = startOf(entry, bundle)
      const ways = reachedFrom(entry, (id) => this.getModuleInfo(id))
      const loaded = chunks.flatMap(({ modules }) =>
        Object.keys(modules).filter((id) => modules[id]!.renderedLength > 0),
      )
      const wrong = loaded.filter((id) => late.some((one) => one.test(shown(id))))
      // What others of them have brought along goes with them.
      const first = wrong.filter((id) => !wrong.includes(ways.get(id) ?? ''))
      if (first.length > 0) {
        const lines = first.map((id) => `  ${wayTo(id, ways).map(shown).join(' -> ')}`)
        this.error(
          `The start of ${name} loads what is to be fetched when it is first needed (import()):\n${lines.join('\n')}`,
        )
      }
      const size = chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0)
      if (size > most) {
        this.error(
          `The start of ${name} takes ${size} bytes of script, at most ${most}: fetch more of it when it is first needed.`,
        )
      }
    },
  }
}

/** The chunk of the entry, and all that it loads with it. */
function startOf(entry: string, bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  const chunkOf = (file: string): Rolldown.OutputChunk | null => {
    const found = bundle[file]
    return found?.type === 'chunk' ? found : null
  }
  const files = Object.keys(bundle)
  const start = new Set(files.filter((file) => chunkOf(file)?.moduleIds.includes(entry)))
  if (start.size === 0) throw new Error(`${entry} is not in the build`)
  for (const file of start) for (const one of chunkOf(file)?.imports ?? []) start.add(one)
  return [...start].map(chunkOf).filter((chunk) => chunk !== null)
}

function wayTo(id: string, ways: ReadonlyMap<string, string | null>): readonly string[] {
  const before = ways.get(id)
  return before == null ? [id] : [...wayTo(before, ways), id]
}

function shown(id: string): string {
  return relative(process.cwd(), id.replace(/\?.*$/, '')).split(sep).join('/')
}
