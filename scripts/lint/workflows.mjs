// The lint of workflows: keys, expressions and references, by the parser that GitHub itself keeps. It runs offline.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/paths.mjs'

const FOLDER = '.github/workflows'

/** Looks at all workflows below a folder; returns a line for each fault, at its place. */
export async function lintWorkflows(folder) {
  const home = join(folder, FOLDER)
  const names = existsSync(home) ? readdirSync(home).filter((name) => /\.ya?ml$/.test(name)) : []
  if (names.length === 0) return [`${FOLDER}: there is no workflow`]
  const parser = await (loading ??= loadParser())
  const faults = names.map((name) => faultsOf(parser, name, readFileSync(join(home, name), 'utf8')))
  return (await Promise.all(faults)).flat()
}

async function faultsOf(parser, name, content) {
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = parser
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  // Only a text that can be read is asked whether its jobs fit together.
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ rawMessage, range }) => {
    const { line, column } = range?.start ?? { line: 1, column: 1 }
    return `${FOLDER}/${name}:${line}:${column}: ${rawMessage}`
  })
}

let loading = null

/** Its package is made for bundlers: plain Node would not load the JSON in it. */
async function loadParser() {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport('@actions/workflow-parser', {
    root,
    configFile: false,
    logLevel: 'error',
    environments: { inline: { resolve: { noExternal: [/^@actions\//] } } },
  })
  return module
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = await lintWorkflows(root)
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
