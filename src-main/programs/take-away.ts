import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'

/** Time limit for deleting a folder, however much is in it, in ms. */
const PATIENCE = 60_000

/**
 * Deletes a folder with everything that a program has left in it; never throws. False if something stays, because the
 * system forbids it or the disk does not answer. Node itself cannot remove files deeper than its longest path, is slow
 * with many files, and could be misled by a link placed in the meantime.
 */
export async function takeAway(
  folder: string,
  patience = PATIENCE,
  platform = process.platform,
): Promise<boolean> {
  if (platform === 'win32') {
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
