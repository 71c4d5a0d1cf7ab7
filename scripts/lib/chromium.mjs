// A current Chromium in Electron's place: the browser, and the plain Node that serves the page in the main process's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { bundle } from './bundle.mjs'
import { cacheFolder, root } from './paths.mjs'
import { Trouble } from './say.mjs'
import { installSystemPackages, isDebianLike } from './system-libraries.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Finds a Chromium: CHROMIUM_EXE, else one on the PATH, else Debian's package. Gives path and version. */
export function ensureChromium() {
  const executable = process.env.CHROMIUM_EXE ?? onPath() ?? installed()
  const asked = spawnSync(executable, ['--version'], { encoding: 'utf8' })
  const version = /\d+(\.\d+)+/.exec(asked.stdout ?? '')?.[0]
  if (version === undefined) {
    const why = asked.error?.message ?? asked.stderr.trim().split('\n')[0]
    throw new Trouble(`${executable} does not say which Chromium it is: ${why}`)
  }
  return { executable, version }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((one) => NAMES.map((name) => join(one, name))).find(existsSync)
}

function installed() {
  if (process.platform === 'linux' && isDebianLike()) {
    installSystemPackages(['chromium'])
    const found = onPath()
    if (found) return found
  }
  throw new Trouble('No Chromium was found on the PATH. Install one, or name it in CHROMIUM_EXE.')
}

/** Builds the host and the preload script for a page without Electron; returns the folder that they are in. */
export async function buildHost() {
  const folder = join(cacheFolder, 'chromium-host')
  await bundle('e2e/chromium/host.ts', folder, 'host.mjs')
  const { build } = await import('vite')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: {
      alias: {
        '@core': resolve(root, 'src-main/core'),
        electron: resolve(root, 'e2e/chromium/page-electron.ts'),
      },
    },
    build: {
      lib: { entry: 'src-main/preload/index.ts', formats: ['iife'], name: 'preload' },
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'preload.js' } },
    },
  })
  return folder
}
