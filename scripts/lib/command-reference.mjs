// The reference of the command line in docs/cli.md, made of what the commands print as their help.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const PAGE = join(root, 'docs/cli.md')
const BLOCK = /(<!-- commands -->\n)[^]*(<!-- \/commands -->\n)/

/** docs/cli.md with the help of all commands as the built command line `cli` prints it now. */
export function withCommands(cli) {
  const text = readFileSync(PAGE, 'utf8')
  if (!BLOCK.test(text)) throw new Error('docs/cli.md has no place for the reference')
  return text.replace(BLOCK, (_, before, after) => `${before}\n${reference(cli)}\n${after}`)
}

/** Puts it there; true when it differed. */
export function writeCommands(cli) {
  const text = withCommands(cli)
  if (text === readFileSync(PAGE, 'utf8')) return false
  writeFileSync(PAGE, text)
  return true
}

function reference(cli) {
  const names = [...help(cli).matchAll(/^ {2}([a-z]+) (?:\[options\]|<| {2})/gm)].map(
    ([, name]) => name,
  )
  return names
    .filter((name) => name !== 'help')
    .map((name) => `### ${name}\n\n\`\`\`\n${help(cli, name)}\n\`\`\`\n`)
    .join('\n')
}

function help(cli, ...command) {
  const args = command.length > 0 ? ['help', ...command] : ['--help']
  const done = spawnSync(process.execPath, [cli, ...args, '--lang', 'en'], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`no help of ${command.join(' ')}: ${done.stderr}`)
  return done.stdout.trim()
}
