// The app as a folder that runs by itself: what all other forms are made of.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, toolOf } from '../lib/paths.mjs'
import { packedProgram } from '../lib/system.mjs'
import { checkedFuses, fusesOf } from './fuses.mjs'
import { writeIcons } from './icons.mjs'
import { run } from './run.mjs'

/**
 * Packs the built app with a runtime into a folder below `output`, which is emptied before.
 * @param {{folder: string, executable: string, version: string}} electron
 * @param {{output: string, isTested: boolean}} options isTested: the inspector that tests use is left on
 * @returns {Promise<{folder: string, executable: string, fuses: string[]}>} fuses: lines that say how they stand
 */
export async function packFolder(electron, { output, isTested }) {
  await writeIcons()
  rmSync(output, { recursive: true, force: true })
  const { length } = await fusesOf(electron.executable)
  runBuilder(['--dir'], {
    BOARDWRIGHT_OUTPUT: output,
    BOARDWRIGHT_RUNTIME: electron.folder,
    BOARDWRIGHT_RUNTIME_VERSION: electron.version,
    BOARDWRIGHT_FUSES: String(length),
    BOARDWRIGHT_TESTED: isTested ? '1' : '0',
  })
  const name = readdirSync(output).find((one) => statSync(join(output, one)).isDirectory())
  const folder = join(output, name)
  const executable = packedProgram(folder)
  const fuses = await checkedFuses(executable, { isTested, platform: process.platform })
  return { folder, executable, fuses }
}

export function runBuilder(args, env = {}) {
  const all = ['--publish=never', '--config', 'electron-builder.config.cjs', ...args]
  run(process.execPath, [toolOf('electron-builder'), ...all], { cwd: root, env })
}
