// Forms that electron-builder makes with tools it fetches: AppImage, Windows installer, macOS image.
import { Trouble } from '../lib/say.mjs'
import { runBuilder } from './folder.mjs'

const HOST = 'https://github.com/electron-userland/electron-builder-binaries'
const PATIENCE = 10_000

const FORMS = {
  linux: ['--linux', 'AppImage'],
  win32: ['--win', 'nsis', 'zip'],
  darwin: ['--mac', 'dmg', 'zip'],
}

/** Makes those of this system out of the packed folder; returns the line to print, and whether all were made. */
export async function makeInstallers(folder, output, electron) {
  const [system, ...targets] = FORMS[process.platform] ?? []
  const names = targets.join(', ')
  if (system === undefined)
    return { isWhole: false, line: 'Installers: none are configured for this system' }
  const trouble = await hostTrouble()
  if (trouble) {
    const line = `${names}: SKIPPED, the host of the builder's tools ${trouble}`
    return { isWhole: false, line }
  }
  const prepackaged = process.platform === 'darwin' ? `${folder}/Boardwright.app` : folder
  try {
    runBuilder([system, ...targets, '--prepackaged', prepackaged], {
      BOARDWRIGHT_OUTPUT: output,
      BOARDWRIGHT_RUNTIME: electron.folder,
      BOARDWRIGHT_RUNTIME_VERSION: electron.version,
    })
    return { isWhole: true, line: `${names}: made` }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    return { isWhole: false, line: `${names}: FAILED, see above` }
  }
}

/** Why the host cannot be used; null when it answers. A firewall that swallows packets would hold the builder for minutes. */
async function hostTrouble() {
  try {
    const reply = await fetch(HOST, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })
    return reply.ok ? null : `answers ${reply.status}`
  } catch (error) {
    return `cannot be reached (${error.cause?.code ?? error.name})`
  }
}
