// npm run bench [-- answer many core sets programs window palette long files finding]: measures the built app and keeps the result in bench/.
// npm run bench -- --before results.json […]: with the values of that file beside the new ones.
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './lib/bundle.mjs'
import { testScreen } from './lib/display.mjs'
import { electronLine } from './lib/electron-runtime.mjs'
import { cacheFolder, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { Trouble, runScript, say } from './lib/say.mjs'
import { rootArguments } from './lib/system.mjs'

const PARTS = ['answer', 'many', 'core', 'sets', 'programs', 'window', 'palette', 'long', 'files']
/** Takes some ten minutes: run and told only where it is named. */
const LONG_PARTS = ['finding']

await runScript(async (args) => {
  const at = args.indexOf('--before')
  const before = at < 0 ? null : resolve(args[at + 1] ?? '')
  if (before !== null && !statSync(before, { throwIfNoEntry: false })?.isFile())
    throw new Trouble('After --before comes a results.json that was measured before.')
  const given = at < 0 ? args : args.toSpliced(at, 2)
  const known = [...PARTS, ...LONG_PARTS]
  const strange = given.find((part) => !known.includes(part))
  if (strange) throw new Trouble(`There is no part ${strange}; the parts are: ${known.join(', ')}`)
  const electron = await prepare({ withBuild: true })
  say(electronLine(electron))
  const outDir = join(cacheFolder, 'bench')
  const { measure } = await import(
    pathToFileURL(await bundle('bench/index.ts', outDir, 'bench.mjs')).href
  )
  const screen = await testScreen()
  try {
    return await measure({
      parts: given.length > 0 ? given : PARTS,
      allParts: PARTS.length,
      root,
      before,
      cacheFolder: outDir,
      electron: {
        executable: electron.executable,
        version: electron.version,
        args: rootArguments(),
      },
      env: screen.env,
      say,
    })
  } finally {
    screen.stop()
  }
})
