import { spawnSync } from 'node:child_process'

/**
 * Runs npm to its end, as `spawnSync` does. On Windows it is a command file, which only a shell can start.
 * @param {string[]} args without spaces, which a shell would take apart
 */
export function runNpm(args, options, platform = process.platform, spawn = spawnSync) {
  return spawn('npm', args, { ...options, shell: platform === 'win32' })
}
