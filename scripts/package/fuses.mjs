// The switches burnt into the packaged runtime, and what the binary made really says.
import { FuseState } from '@electron/fuses/dist/constants.js'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { Trouble } from '../lib/say.mjs'

/**
 * How the fuses shall stand, by electron-builder's names. `length` is how many this runtime has. Cookies are none, and
 * encrypting them would ask for the user's keyring. Linux has no check of the archive: the runtime knows it on Windows
 * and macOS alone. Playwright drives the app through the inspector, which a release has no use for.
 */
export function wantedFuses({ isTested, platform, length }) {
  const all = {
    runAsNode: false,
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: isTested,
    enableEmbeddedAsarIntegrityValidation: platform === 'darwin' || platform === 'win32',
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  }
  const known = Object.entries(all).filter(([name]) => FuseV1Options[capital(name)] < length)
  return Object.fromEntries(known)
}

/** The fuses of a binary by the same names, as far as their names are known; null for those that were removed. */
export async function fusesOf(executable) {
  const { version: _version, ...wire } = await getCurrentFuseWire(executable)
  const values = { [FuseState.ENABLE]: true, [FuseState.DISABLE]: false }
  const named = Object.entries(wire).flatMap(([index, state]) => {
    const name = FuseV1Options[index]
    return name === undefined
      ? []
      : [[name[0].toLowerCase() + name.slice(1), values[state] ?? null]]
  })
  return { length: Object.keys(wire).length, fuses: Object.fromEntries(named) }
}

/** Reads the fuses of a binary back; returns lines to print. Throws `Trouble` if one is not as wanted. */
export async function checkedFuses(executable, { isTested, platform }) {
  const { length, fuses } = await fusesOf(executable)
  const wanted = wantedFuses({ isTested, platform, length })
  const wrong = Object.keys(wanted).filter((name) => fuses[name] !== wanted[name])
  if (wrong.length > 0) throw new Trouble(`Fuses not set as wanted: ${wrong.join(', ')}`)
  return Object.entries(fuses).map(([name, isOn]) => `  ${isOn ? 'on ' : 'off'} ${name}`)
}

function capital(name) {
  return name[0].toUpperCase() + name.slice(1)
}
