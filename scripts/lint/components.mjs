// Types, warnings and the lint that knows types, for components: each is written as the TypeScript that its own compiler's
// tools make of it, and the type-checker of all other files looks at those as well, in a quarter of the time that another
// one takes for components alone. And the scale of letters, which all styles keep to.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toolOf } from '../lib/paths.mjs'

const made = '.cache/components'
const template = 'scripts/new-game/template'
const own = ['src-renderer', `${template}/src-renderer`]
/** Components of packages that come without types of their own. */
const packed = 'node_modules/virtua/lib/svelte'
/** Also resolves names beside a component in the sources; svelte2tsx reports what components are made of. */
const project = {
  extends: '../../tsconfig.renderer.json',
  compilerOptions: {
    rootDirs: ['../..', '.', `../../${template}`, template],
    allowArbitraryExtensions: true,
    // What is made has names that are not used; eslint looks for those in the components themselves.
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  include: [
    ...own.map((folder) => `${folder}/**/*.ts`),
    ...['src-renderer/**/*.d.ts', 'scripts/new-game/words.d.ts'].map((path) => `../../${path}`),
    '../../node_modules/svelte2tsx/svelte-shims-v4.d.ts',
    '../../node_modules/svelte/svelte-html.d.ts',
  ],
}

/**
 * Looks at the components of a folder, at all or at those for which `isWanted` holds; returns a line for each fault, at its
 * place in the component.
 */
export async function lintComponents(root, isWanted = () => true) {
  const { svelte2tsx } = await import('svelte2tsx')
  const folder = join(root, made)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const make = (name) => {
    const text = readFileSync(join(root, name), 'utf8')
    const { code, map } = svelte2tsx(text, { filename: name, isTsFile: true, mode: 'ts' })
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, `${name}.ts`), code)
    return { name, text, map }
  }
  for (const name of componentsIn(root, packed)) make(name)
  const maps = new Map()
  for (const name of own.flatMap((folder) => componentsIn(root, folder))) {
    // Also those that are not looked at themselves: others are made of them.
    const component = make(name)
    if (isWanted(name)) maps.set(`${made}/${name}.ts`, component)
  }
  const warnings = await warningsOf([...maps.values()])
  const args = ['--no-ignore', '--type-aware', '--type-check', '-c', '.oxlintrc.types.json']
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    // By their names: what is found by itself is passed over where git ignores it.
    [toolOf('oxlint'), ...args, '--format=unix', ...maps.keys()],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  const faults = stdout.split('\n').flatMap((line) => {
    const [, file, at, column, rest] = /^(\S+):(\d+):(\d+): (.*)$/.exec(line) ?? []
    if (!maps.has(file)) return []
    const { name, map } = maps.get(file)
    // Read only now: hardly any component has a fault.
    const { originalLine = 0, originalColumn = 0 } = new SourceMap(map).findEntry(
      at - 1,
      column - 1,
    )
    return [`${name}:${originalLine + 1}:${originalColumn + 1}: ${rest}`]
  })
  // A tool that could not look at them is no clean house.
  const looked = status === 0 || faults.length > 0 ? faults : [`${stdout}${stderr}`]
  return [...lettersIn(root), ...warnings, ...looked]
}

/** Sizes and weights of letters that are not of the scale: a size is one of the theme’s, a weight 400 or 600. */
function lettersIn(root) {
  const names = own.flatMap((folder) => filesIn(root, folder, /\.(svelte|css)$/))
  return names.flatMap((name) =>
    readFileSync(join(root, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, property, value] = /^\s*(font(?:-size|-weight)?): (.+);$/.exec(line) ?? []
        if (property === undefined || value === 'inherit') return []
        const isRight =
          property === 'font-weight'
            ? /^([46]00|100 900)$/.test(value)
            : /var\(--(size|legend)-/.test(value) &&
              !/[\d.](px|r?em|v[wh]|%)/.test(value.replace(/\/[\d.]+(px)?/, ''))
        return isRight
          ? []
          : [
              `${name}:${index + 1}:1: not of the scale of letters: ${line.trim()} [Error/letters(scale)]`,
            ]
      }),
  )
}

/** What the compiler of components warns of: access, styles that nothing has, state that is read once. */
async function warningsOf(components) {
  const { compile } = await import('svelte/compiler')
  return components.flatMap(({ name, text }) =>
    compile(text, { filename: name, generate: false }).warnings.map(
      ({ code, message, start }) =>
        `${name}:${start?.line ?? 1}:${(start?.column ?? 0) + 1}: ${message.split('\n')[0]} [Warning/svelte(${code})]`,
    ),
  )
}

function componentsIn(root, folder) {
  return filesIn(root, folder, /\.svelte$/)
}

function filesIn(root, folder, ending) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = process.argv.slice(2)
  const isWanted = (name) => names.length === 0 || names.includes(name)
  const faults = await lintComponents(process.cwd(), isWanted)
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
