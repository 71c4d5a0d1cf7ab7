// npm run package [-- --testable]: the app as a folder that runs by itself, and on Linux as a tar.gz of it.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { electronLine } from './lib/electron-runtime.mjs'
import { readJson, root, toolOf } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { Trouble, runScript, say } from './lib/say.mjs'

await runScript(async (args) => {
  const electron = await prepare({ withBuild: true })
  say(`Packing with ${electronLine(electron)}`)
  if (electron.kind === 'stand-in') say('What is packed with the stand-in must not be released.')
  const output = join(root, 'dist')
  rmSync(output, { recursive: true, force: true })
  run(
    process.execPath,
    [
      toolOf('electron-builder'),
      '--dir',
      '--publish=never',
      '--config',
      'electron-builder.config.cjs',
    ],
    {
      BOARDWRIGHT_RUNTIME: electron.folder,
      BOARDWRIGHT_RUNTIME_VERSION: electron.version,
      BOARDWRIGHT_TESTABLE: args.includes('--testable') ? '1' : '0',
    },
  )
  const folder = readdirSync(output).find((name) => statSync(join(output, name)).isDirectory())
  say(`Folder: ${join(output, folder)}`)
  if (process.platform === 'linux') pack(output, folder)
  return 0
})

function pack(output, folder) {
  const { name, version } = readJson(join(root, 'package.json'))
  const archive = join(output, `${name}-${version}-linux-${process.arch}.tar.gz`)
  const top = `s,^${folder},${name}-${version},`
  // The default level takes two minutes for three per cent.
  run('tar', [
    '-I',
    'gzip -1',
    '-cf',
    archive,
    '--owner=0',
    '--group=0',
    '--transform',
    top,
    '-C',
    output,
    folder,
  ])
  say(`Archive: ${archive} (${Math.round(statSync(archive).size / 1e6)} MB)`)
}

function run(program, args, env = {}) {
  const done = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (done.error) throw new Trouble(`${program} could not be started: ${done.error.message}`)
  if (done.status !== 0) throw new Trouble(`${program} failed with exit code ${done.status}.`)
}
