// Programs started by a script end with it, also when it is interrupted.
import { spawn } from 'node:child_process'

/** Like `spawn`, but the program is asked to end when this process does. */
export function spawnChild(program, args, options) {
  const child = spawn(program, args, options)
  // Every tool here obeys this signal; on others Playwright leaves its workers behind.
  const end = () => child.kill('SIGINT')
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  return child
}

/** Exit code of a program once it has ended; rejects when it could not be started. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
