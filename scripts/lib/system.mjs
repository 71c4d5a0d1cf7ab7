// Where things lie in a runtime and in a packed app, by system.
import { join } from 'node:path'

/** Path of the program in the folder of a runtime. */
export function runtimeProgram(folder, platform = process.platform) {
  const names = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }
  return join(folder, names[platform] ?? 'electron')
}

/** Path of the program in the folder of the packed app. */
export function packedProgram(folder, platform = process.platform) {
  const names = { win32: 'Boardwright.exe', darwin: 'Boardwright.app/Contents/MacOS/Boardwright' }
  return join(folder, names[platform] ?? 'boardwright')
}

/** Folder of the archive and of what lies beside it, in the folder of the packed app. */
export function packedResources(folder, platform = process.platform) {
  return join(folder, platform === 'darwin' ? 'Boardwright.app/Contents/Resources' : 'resources')
}

/** What the builder makes of a packed folder: its words, and the place that it makes them of; null where nothing is configured. */
export function installersOf(folder, platform = process.platform) {
  const forms = {
    linux: ['--linux', 'AppImage'],
    win32: ['--win', 'nsis', 'zip'],
    darwin: ['--mac', 'dmg', 'zip'],
  }
  if (!(platform in forms)) return null
  const prepackaged = platform === 'darwin' ? join(folder, 'Boardwright.app') : folder
  return { words: forms[platform], prepackaged }
}

/** Arguments for the app: Chromium refuses its sandbox to root of Linux, and only then is it switched off. */
export function rootArguments(platform = process.platform, user = process.getuid?.()) {
  return platform === 'linux' && user === 0 ? ['--no-sandbox'] : []
}
