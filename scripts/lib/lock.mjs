// Two starts at once must not set up the same things at once: the second waits for the first.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cacheFolder } from './paths.mjs'
import { say } from './say.mjs'

const UNNAMED_IS_STALE_AFTER = 5_000

/** Runs `work` while no other process of this checkout holds the lock of that name. */
export async function withLock(name, work) {
  const lock = join(cacheFolder, `${name}.lock`)
  mkdirSync(cacheFolder, { recursive: true })
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

function isStale(lock) {
  try {
    const holder = Number(readFileSync(join(lock, 'pid'), 'utf8'))
    if (holder > 0) return !isAlive(holder)
    return Date.now() - statSync(lock).mtimeMs > UNNAMED_IS_STALE_AFTER
  } catch {
    return ageOf(lock) > UNNAMED_IS_STALE_AFTER
  }
}

function ageOf(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs
  } catch {
    return 0
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
