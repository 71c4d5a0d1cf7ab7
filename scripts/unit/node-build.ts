import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

/** A small build for Node, of which a test looks at what is loaded when. */
export interface NodeBuild {
  /** Loads what was built of the entry. */
  load(): unknown
  /** Paths of what has been loaded below a folder of the build, from there. */
  loadedBelow(folder: string): readonly string[]
}

/** Builds an entry far below the folder of the build, so that paths within it have to be found. */
export async function buildForNode(
  entry: string,
  outDir: string,
  plugin: Plugin,
): Promise<NodeBuild> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        input: { 'far/off/entry': entry },
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name].js' },
      },
    },
    ssr: { noExternal: true },
  })
  const load = createRequire(join(outDir, 'far/off/entry.cjs'))
  return {
    load: () => load('./entry.cjs') as unknown,
    // Others that run in this process may have loaded code of the app itself.
    loadedBelow: (folder) =>
      Object.keys(load.cache)
        .map((path) => relative(join(realpathSync(outDir), folder), path))
        .filter((name) => !name.startsWith('..')),
  }
}
