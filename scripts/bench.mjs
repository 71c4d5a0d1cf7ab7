// npm run bench [-- answer core window long files]: measures the built app and keeps the result in bench/.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { testScreen } from './lib/display.mjs'
import { electronLine } from './lib/electron-runtime.mjs'
import { rootArgs } from './lib/launch.mjs'
import { cacheFolder, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { Trouble, runScript, say } from './lib/say.mjs'

const PARTS = ['answer', 'core', 'window', 'long', 'files']

await runScript(async (given) => {
  const strange = given.find((part) => !PARTS.includes(part))
  if (strange) throw new Trouble(`There is no part ${strange}; the parts are: ${PARTS.join(', ')}`)
  const electron = await prepare({ withBuild: true })
  say(electronLine(electron))
  const { measure } = await bundledBench()
  const screen = await testScreen()
  try {
    return await measure({
      parts: given.length > 0 ? given : PARTS,
      allParts: PARTS.length,
      root,
      cacheFolder: join(cacheFolder, 'bench'),
      electron: { executable: electron.executable, version: electron.version, args: rootArgs },
      env: screen.env,
      say,
    })
  } finally {
    screen.stop()
  }
})

/** The measuring code is TypeScript over the same core as the app, so it is bundled first. */
async function bundledBench() {
  const { build } = await import('vite')
  const outDir = join(cacheFolder, 'bench')
  mkdirSync(outDir, { recursive: true })
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@core': resolve(root, 'src-main/core') } },
    build: {
      ssr: 'bench/index.ts',
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'bench.mjs' } },
    },
  })
  return import(pathToFileURL(join(outDir, 'bench.mjs')).href)
}
