// The lint that knows types, for components: each is written as the TypeScript that its own compiler's tools make of it,
// and oxlint looks at those as at all other files, in a twentieth of the time that eslint takes with types.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toolOf } from '../lib/paths.mjs'

const made = '.cache/components'
/** Resolves names beside a component in the sources as well; what components are made of is told by svelte2tsx. */
const project = {
  extends: '../../tsconfig.renderer.json',
  compilerOptions: { rootDirs: ['../..', '.'], allowArbitraryExtensions: true },
  include: [
    'src-renderer/**/*.ts',
    '../../src-renderer/**/*.d.ts',
    '../../node_modules/svelte2tsx/svelte-shims-v4.d.ts',
    '../../node_modules/svelte/svelte-html.d.ts',
  ],
}

/** Lints all components below `src-renderer` in a folder; gives a line for each fault, at its place in the component. */
export async function lintComponents(root) {
  const { svelte2tsx } = await import('svelte2tsx')
  const folder = join(root, made)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const maps = new Map()
  for (const name of componentsIn(root)) {
    const text = readFileSync(join(root, name), 'utf8')
    const { code, map } = svelte2tsx(text, { filename: name, isTsFile: true, mode: 'ts' })
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, `${name}.ts`), code)
    maps.set(`${made}/${name}.ts`, { name, map: new SourceMap(map) })
  }
  const args = ['--no-ignore', '--type-aware', '-c', '.oxlintrc.types.json', '--format=unix']
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    // By their names: what is found by itself is passed over where git ignores it.
    [toolOf('oxlint'), ...args, ...maps.keys()],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  const faults = stdout.split('\n').flatMap((line) => {
    const [, file, at, column, rest] = /^(\S+):(\d+):(\d+): (.*)$/.exec(line) ?? []
    if (!maps.has(file)) return []
    const { name, map } = maps.get(file)
    const { originalLine = 0, originalColumn = 0 } = map.findEntry(at - 1, column - 1)
    return [`${name}:${originalLine + 1}:${originalColumn + 1}: ${rest}`]
  })
  // A tool that could not look at them is no clean house.
  return status === 0 || faults.length > 0 ? faults : [`${stdout}${stderr}`]
}

function componentsIn(root) {
  return readdirSync(join(root, 'src-renderer'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => `src-renderer/${name.replaceAll('\\', '/')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = await lintComponents(process.cwd())
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
