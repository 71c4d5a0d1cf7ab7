// The screen, or a virtual one where there is none.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { spawnChild } from './children.mjs'
import { Trouble } from './say.mjs'

// So large that its middle, where the pointer rests, is not over a window in its corner.
const SCREEN = '2800x1800x24'
const START_LIMIT = 15_000

export function hasDisplay() {
  if (process.platform !== 'linux') return true
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/**
 * Starts a virtual screen on a free display number. Gives the environment for programs that shall show there, and a
 * function that ends it; it also ends with this process.
 */
export async function startVirtualScreen() {
  // Xvfb itself looks for a free number and writes it to this descriptor, so two starts never collide.
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const server = spawnChild('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const stop = () => server.kill()
  const number = await displayNumber(server)
  server.unref()
  const env = { ...process.env, DISPLAY: `:${number}` }
  // Chromium would prefer a Wayland screen and X programs a foreign authority file.
  delete env.WAYLAND_DISPLAY
  delete env.XAUTHORITY
  return { env, stop }
}

function displayNumber(server) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('no answer'), START_LIMIT)
    const fail = (why) => {
      clearTimeout(timer)
      reject(new Trouble(`The virtual screen (Xvfb) did not start: ${why}`))
    }
    const pipe = server.stdio[3]
    let text = ''
    pipe.on('data', (bytes) => {
      text += bytes
      if (!text.endsWith('\n')) return
      clearTimeout(timer)
      pipe.destroy()
      resolve(text.trim())
    })
    server.once('error', (error) => fail(error.message))
    server.once('exit', (code) => fail(`exit code ${code}`))
  })
}

/** How many e2e tests run at once: they wait more than they work, so twice as many as a small machine has cores. */
const E2E_WORKERS = 4

/** A screen for tests: a virtual one if possible, so that no windows flash up in front of the user. */
export async function testScreen() {
  return hasVirtualScreen() ? startVirtualScreen() : { env: process.env, stop: () => {} }
}

/**
 * The same for each worker of the e2e tests, as windows on one screen take the focus from each other. The environment
 * names the screens in E2E_SCREENS; a worker takes its own.
 */
export async function testScreens() {
  if (!hasVirtualScreen()) return { env: process.env, stop: () => {} }
  const screens = await Promise.all(Array.from({ length: E2E_WORKERS }, startVirtualScreen))
  const names = screens.map(({ env }) => env.DISPLAY).join(' ')
  return {
    env: { ...screens[0].env, E2E_SCREENS: names },
    stop: () => screens.forEach((screen) => screen.stop()),
  }
}

function hasVirtualScreen() {
  return process.platform === 'linux' && (!hasDisplay() || isOnPath('Xvfb'))
}

export function isOnPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.some((folder) => existsSync(join(folder, program)))
}
