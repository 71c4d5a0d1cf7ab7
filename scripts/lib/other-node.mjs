// Another Node than the one that runs here, from the package registry: for trying what users with a newer one will meet.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm.mjs'
import { cacheFolder } from './paths.mjs'
import { Trouble, duration, say } from './say.mjs'

/** The exact version that a bare number stands for, so that every run has the same. */
const pinned = { 24: '24.21.0' }

/** Path of the program of a Node, fetched once: a major version that is pinned, or an exact version. */
export function otherNode(wanted) {
  const version = wanted.includes('.') ? wanted : pinned[wanted]
  if (version === undefined) {
    const known = Object.keys(pinned).join(', ')
    throw new Trouble(`Which Node ${wanted}? Give the exact version, or one of: ${known}.`)
  }
  const { name, program: file } = nodePackage()
  const folder = join(cacheFolder, 'node', version)
  const program = join(folder, 'node_modules', name, file)
  if (!existsSync(program)) fetchNode(`${name}@${version}`, folder)
  const asked = spawnSync(program, ['--version'], { encoding: 'utf8' })
  if (asked.stdout?.trim() === `v${version}`) return program
  throw new Trouble(`${program} does not run as Node ${version}.`)
}

/** The package of the registry that holds a Node for a system, and where in it the program lies. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  const isWindows = platform === 'win32'
  return {
    name: `node-${isWindows ? 'win' : platform}-${arch}`,
    program: isWindows ? 'bin/node.exe' : 'bin/node',
  }
}

/** The package manager checks what comes against the registry's checksum. */
function fetchNode(asked, folder) {
  say(`Fetching ${asked} from the package registry…`)
  const begun = Date.now()
  mkdirSync(join(cacheFolder, 'node'), { recursive: true })
  const work = mkdtempSync(join(cacheFolder, 'node/tmp-'))
  try {
    writeFileSync(join(work, 'package.json'), '{ "private": true }')
    const args = ['install', asked, '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund']
    const done = runNpm([...args, '--loglevel=error'], { cwd: work, encoding: 'utf8' })
    if (done.status !== 0) {
      const lines = (done.stderr ?? '').split('\n').map((line) => line.replace('npm error ', ''))
      const why = done.error?.message ?? lines.slice(0, 2).join(', ')
      throw new Trouble(`${asked} could not be fetched: ${why}`)
    }
    rmSync(folder, { recursive: true, force: true })
    renameSync(work, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  say(`Fetched in ${duration(Date.now() - begun)}.`)
}
