// Starts the built app.
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ended, spawnChild } from './children.mjs'
import { logFolder, root } from './paths.mjs'
import { rootArguments } from './system.mjs'

// What Chromium and the desktop libraries say on a machine without a session bus, a GPU or a theme.
const NOISE = [
  /^\[[\d:/.]+:(ERROR|WARNING):[^\]]*(bus|object_proxy|gpu|gl_|gl\/|angle|egl|viz|vaapi|vulkan|command_buffer|display|udev|ozone|browser_main_loop|network_service|ssl_)[^\]]*\]/i,
  /^(libva|Fontconfig|MESA|libGL|dconf|Gtk-|Vulkan)\b.*(error|warning)/i,
  /\((electron|process|boardwright):\d+\): (Gtk|Gdk|dconf|GLib|GLib-GIO|Pango)-(WARNING|CRITICAL)/i,
  /^Warning: vkCreateInstance/,
]

export function isNoise(line) {
  return NOISE.some((pattern) => pattern.test(line))
}

/** Runs the app to its end; returns its exit code. All of its stderr goes to a log, the terminal is spared the noise. */
export async function runApp(electron, args, env = process.env) {
  mkdirSync(logFolder, { recursive: true })
  const log = createWriteStream(join(logFolder, 'electron.log'))
  const app = spawnChild(electron.executable, [root, ...rootArguments(), ...args], {
    env: withoutNodeMode(env),
    stdio: ['inherit', 'inherit', 'pipe'],
  })
  createInterface({ input: app.stderr }).on('line', (line) => {
    log.write(`${line}\n`)
    if (line.trim() !== '' && !isNoise(line)) process.stderr.write(`${line}\n`)
  })
  const code = await ended(app)
  log.end()
  return code
}

/** Inside editors that are Electron themselves this variable would turn the app into a plain Node. */
function withoutNodeMode(env) {
  const clean = { ...env }
  delete clean.ELECTRON_RUN_AS_NODE
  return clean
}
