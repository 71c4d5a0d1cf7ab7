// The Electron that runs the app: the official one, or a stand-in from the package registry.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeStandIn, readyStandIn, standIn } from './electron-stand-in.mjs'
import { readJson, root } from './paths.mjs'
import { Trouble, duration, say } from './say.mjs'
import { runtimeProgram } from './system.mjs'

const PROBE_LIMIT = 10_000
const DOWNLOAD_LIMIT = 600_000

/**
 * Finds or fetches a runtime: installed, else downloaded, else the stand-in. Gives the executable, the folder it
 * lies in, the version and whether it is official.
 */
export async function ensureElectron() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (override) {
    if (!existsSync(runtimeProgram(override))) {
      throw new Trouble(`ELECTRON_OVERRIDE_DIST_PATH is set, but ${override} has no Electron.`)
    }
    return describe(override, 'given by ELECTRON_OVERRIDE_DIST_PATH')
  }
  const folder = join(root, 'node_modules/electron')
  const wanted = readJson(join(folder, 'package.json')).version
  if (isInstalled(folder, wanted)) return describe(join(folder, 'dist'), 'official')
  // Once the stand-in is there, no start waits for the host again; `npm run electron:official` asks it again.
  const ready = readyStandIn()
  if (ready) return describe(ready, 'stand-in')
  return (await downloadOfficial()) ?? describe(makeStandInOrExplain(wanted), 'stand-in')
}

/** Downloads the official runtime; null, with a line saying why, when its host cannot be reached. */
export async function downloadOfficial() {
  const folder = join(root, 'node_modules/electron')
  const { version } = readJson(join(folder, 'package.json'))
  if (process.env.ELECTRON_SKIP_BINARY_DOWNLOAD) return null
  say(`Downloading Electron ${version}…`)
  const begun = Date.now()
  const failure = (await unreachable(version)) ?? runDownload(folder)
  if (failure !== null || !isInstalled(folder, version)) {
    say(`The official download of Electron ${version} failed: ${failure ?? 'it left no runtime'}.`)
    return null
  }
  say(`Electron ${version} downloaded in ${duration(Date.now() - begun)}.`)
  return describe(join(folder, 'dist'), 'official')
}

/** One line for the user. */
export function electronLine(electron) {
  if (electron.kind !== 'stand-in') return `Electron ${electron.version} (${electron.kind})`
  return `Electron ${electron.version} (stand-in from the package registry, for running and testing only)`
}

function describe(folder, kind) {
  const versionFile = join(folder, 'version')
  const version = existsSync(versionFile)
    ? readFileSync(versionFile, 'utf8').trim().replace(/^v/, '')
    : 'of unknown version'
  return { executable: runtimeProgram(folder), folder, version, kind }
}

function isInstalled(folder, wanted) {
  const versionFile = join(folder, 'dist/version')
  // path.txt is written last, so a download that was cut short is not taken for a runtime.
  if (!existsSync(versionFile) || !existsSync(join(folder, 'path.txt'))) return false
  const version = readFileSync(versionFile, 'utf8').trim().replace(/^v/, '')
  return version === wanted && existsSync(runtimeProgram(join(folder, 'dist')))
}

/** A firewall that swallows packets would let the download hang for minutes: ask the host first. */
async function unreachable(version) {
  const env = Object.keys(process.env).join(' ')
  if (/_proxy|electron_(mirror|custom)|GET_USE_PROXY/i.test(env)) return null
  const url = `https://github.com/electron/electron/releases/download/v${version}/SHASUMS256.txt`
  try {
    const signal = AbortSignal.timeout(PROBE_LIMIT)
    const reply = await fetch(url, { method: 'HEAD', redirect: 'follow', signal })
    return reply.ok ? null : `the release host answered ${reply.status}`
  } catch (error) {
    return `the release host cannot be reached (${error.cause?.code ?? error.name})`
  }
}

function runDownload(folder) {
  const done = spawnSync(process.execPath, [join(folder, 'install.js')], {
    cwd: dirname(dirname(folder)),
    encoding: 'utf8',
    timeout: DOWNLOAD_LIMIT,
  })
  if (done.status === 0) return null
  if (done.error) return done.error.message
  return done.stderr.split('\n').find((line) => line.trim() !== '') ?? `exit code ${done.status}`
}

function makeStandInOrExplain(wanted) {
  if (process.platform !== standIn.platform || process.arch !== standIn.arch) {
    throw new Trouble(
      `Electron ${wanted} could not be downloaded, and there is no stand-in for ${process.platform} ${process.arch}. ` +
        'Behind a proxy set HTTPS_PROXY and ELECTRON_GET_USE_PROXY=1, or name an unpacked Electron in ELECTRON_OVERRIDE_DIST_PATH.',
    )
  }
  return makeStandIn()
}
