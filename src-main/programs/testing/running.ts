import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { soon } from '../../../scripts/unit/soon'

/** Numbers of what runs on the system with a word in its command. */
export function running(word: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word)
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Resolves once nothing runs with the word in its command. */
export const noneRunning = (word: string): Promise<void> =>
  soon(() => expect(running(word)).toEqual([]))
