// Forms that electron-builder makes with tools it fetches: AppImage, Windows installer, macOS image.
import { Trouble } from '../lib/say.mjs'
import { installersOf } from '../lib/system.mjs'
import { runBuilder } from './folder.mjs'

const HOST = 'https://github.com/electron-userland/electron-builder-binaries'
const PATIENCE = 10_000

/** Makes those of this system out of the packed folder; returns the line to print, and whether all were made. */
export async function makeInstallers(folder, output, electron) {
  const forms = installersOf(folder)
  if (!forms) return { isWhole: false, line: 'Installers: none are configured for this system' }
  const names = forms.words.slice(1).join(', ')
  const trouble = await hostTrouble()
  if (trouble) {
    const line = `${names}: SKIPPED, the host of the builder's tools ${trouble}`
    return { isWhole: false, line }
  }
  try {
    runBuilder([...forms.words, '--prepackaged', forms.prepackaged], {
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
