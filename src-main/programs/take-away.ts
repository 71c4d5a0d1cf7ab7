import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'

/** Ms that the system may need to take a folder away, however much is in it. */
const PATIENCE = 60_000

/**
 * Takes a folder away with all that a program has left in it; never throws. False where something of it stays: the system
 * forbids it, or its disk does not answer. Node itself cannot remove what lies deeper than its longest path, takes its time over
 * many files, and could be led elsewhere by a link that is put in the way meanwhile.
 */
export async function takeAway(folder: string, patience = PATIENCE): Promise<boolean> {
  if (process.platform === 'win32') {
    const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }
    return rm(folder, options).then(
      () => true,
      () => false,
    )
  }
  const remove = (): Promise<boolean> => succeeds('rm', ['-rf', folder], patience)
  if (await remove()) return true
  // A folder that may not be read keeps what is in it.
  await succeeds('chmod', ['-R', 'u+rwx', folder], patience)
  return remove()
}

/** Whether a program of the system does its job in time. */
function succeeds(program: string, words: readonly string[], patience: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: 'ignore' })
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      // One that waits for a dead disk may live on.
      resolve(false)
    }, patience)
    const over = (did: boolean): void => {
      clearTimeout(timer)
      resolve(did)
    }
    child.once('error', () => over(false))
    child.once('exit', (code) => over(code === 0))
  })
}
