import { execFileSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'

/** A disk that answers nothing. */
export interface DeadDisk {
  /** Takes it away: what was in the folder before is there again. Calls that wait for it get an error. */
  wake(): void
}

/** Puts a disk that never answers over a folder, as a network share whose server has gone; null for who may not. */
export function mountDeadDisk(place: string): DeadDisk | null {
  try {
    // No one reads the questions that the system writes there.
    const questions = openSync('/dev/fuse', 'r+')
    const options = 'fd=3,rootmode=40000,user_id=0,group_id=0'
    const args = ['-i', '-t', 'fuse', '-o', options, 'dead', place]
    execFileSync('mount', args, { stdio: ['ignore', 'ignore', 'ignore', questions] })
    let isOver = false
    const wake = (): void => {
      if (isOver) return
      isOver = true
      execFileSync('umount', ['-l', place])
      closeSync(questions)
    }
    return { wake }
  } catch {
    return null
  }
}
