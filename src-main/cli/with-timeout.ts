import { spawn } from 'node:child_process'
import type { CliIo } from './io'
import { cliWords } from './cli-words'

/** Set in the environment of a command line whose time another process watches. */
export const IS_TIMED = 'BOARDWRIGHT_TIMED'
/** Time in which a killed process should have ended, in ms; one that waits for a disk may never end. */
const PATIENCE = 2000
/** Signals that end the one should end the other. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a command line in a process of its own, which can be ended at any moment: a thread cannot while a disk does not
 * answer. `script` runs it there. Returns its exit code, or 1 if the time was up.
 */
export function withTimeout(
  script: string,
  args: readonly string[],
  seconds: number,
  io: Pick<CliIo, 'err'>,
): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [IS_TIMED]: '1' },
  })
  return new Promise((resolve, reject) => {
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, pass)
    const ended = (exitCode: number): void => {
      clearTimeout(timer)
      for (const signal of SIGNALS) process.off(signal, pass)
      resolve(exitCode)
    }
    const timer = setTimeout(() => {
      const late = (): void => {
        io.err(`${cliWords().wrong.late({ seconds })}\n`)
        ended(1)
      }
      child.removeAllListeners('exit').once('exit', () => {
        clearTimeout(patience)
        late()
      })
      const patience = setTimeout(() => {
        child.removeAllListeners('exit').unref()
        child.disconnect()
        late()
      }, PATIENCE)
      child.kill('SIGKILL')
    }, seconds * 1000)
    child.once('error', reject)
    child.once('exit', (exitCode, signal) => {
      ended(exitCode ?? 1)
      if (signal !== null) process.kill(process.pid, signal)
    })
  })
}
