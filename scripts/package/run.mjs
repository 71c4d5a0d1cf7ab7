// Programs that the packer starts.
import { spawnSync } from 'node:child_process'
import { Trouble } from '../lib/say.mjs'

/** Runs a program to its end, with its output on the terminal; throws `Trouble` if it cannot be started or fails. */
export function run(program, args, { cwd, env = {} } = {}) {
  const done = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  if (done.error) throw new Trouble(`${program} could not be started: ${done.error.message}`)
  if (done.status !== 0) throw new Trouble(`${program} failed with exit code ${done.status}.`)
}
