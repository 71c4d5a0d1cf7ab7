import { readdirSync, readFileSync } from 'node:fs'

/** In the flags of a descriptor: what we start does not get it. */
const CLOSE_ON_EXEC = 0o2000000

/**
 * All numbers from 3 up to the last descriptor that was left open for us and that child processes would inherit. Node
 * closes its own, but cannot close these, so they have to be replaced.
 */
export function lentDescriptors(): number[] {
  const last = Math.max(2, ...openNumbers().filter(isPassedOn))
  return Array.from({ length: last - 2 }, (_, at) => at + 3)
}

function openNumbers(): number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number)
  } catch {
    return []
  }
}

function isPassedOn(descriptor: number): boolean {
  try {
    const about = readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')
    const flags = /^flags:\s*([0-7]+)/m.exec(about)?.[1]
    return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0
  } catch {
    // That of the list itself is closed now.
    return false
  }
}
