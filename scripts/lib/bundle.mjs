// TypeScript of the repository as one file that plain Node runs.
import { join, resolve } from 'node:path'
import { root } from './paths.mjs'

/** Bundles a program over the same core as the app into a folder; returns the path of the module made. */
export async function bundle(entry, outDir, name) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@core': resolve(root, 'src-main/core') } },
    build: {
      ssr: entry,
      outDir,
      // What was measured or found before may lie there too.
      emptyOutDir: false,
      target: 'node20',
      // Constants stay constants, as in the built app.
      rolldownOptions: { output: { entryFileNames: name, topLevelVar: false } },
    },
  })
  return join(outDir, name)
}
