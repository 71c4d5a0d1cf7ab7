// Two starts at once must not set up the same things at once: the second waits for the first.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheFolder } from './paths.mjs'
import { Trouble, say } from './say.mjs'

const UNNAMED_IS_STALE_AFTER = 5_000
const STALE_AFTER = 20 * 60_000

/** Runs `work` while no other process of this checkout holds the lock of that name. */
export async function withLock(name, work) {
  const lock = join(cacheFolder, `${name}.lock`)
  try {
    mkdirSync(cacheFolder, { recursive: true })
    accessSync(cacheFolder, constants.W_OK)
  } catch (error) {
    throw new Trouble(`This folder cannot be written (${error.code}): ${cacheFolder}`)
  }
  for (let tries = 0; !take(lock); tries++) {
    if (tries === 4) say('Waiting for another start of this project to finish its set-up…')
    await wait(250)
  }
  const release = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(lock) {
  try {
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    // A process that was killed leaves its lock behind.
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

/** Its holder is gone, or it is older than any set-up (its number may be another process's now). */
function isStale(lock) {
  const { holder, age } = read(lock)
  if (holder === null) return age > UNNAMED_IS_STALE_AFTER
  return age > STALE_AFTER || !isAlive(holder)
}

function read(lock) {
  try {
    const age = Date.now() - statSync(lock).mtimeMs
    const file = join(lock, 'pid')
    const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    return { holder: holder > 0 ? holder : null, age }
  } catch {
    // Released between the two looks.
    return { holder: null, age: 0 }
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
