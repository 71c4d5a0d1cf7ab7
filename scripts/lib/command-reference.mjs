// The reference of the command line in docs/cli.md, made of what the commands print as their help.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const PAGE = join(root, 'docs/cli.md')
const BLOCK = /(<!-- commands -->\n)[^]*(<!-- \/commands -->\n)/

/** docs/cli.md with the help of all commands; `printed` gives what the command line prints for some words. */
export async function withCommands(printed) {
  const text = readFileSync(PAGE, 'utf8')
  if (!BLOCK.test(text)) throw new Error('docs/cli.md has no place for the reference')
  const all = await reference(printed)
  return text.replace(BLOCK, (_, before, after) => `${before}\n${all}\n${after}`)
}

/** Puts there what the built command line `cli` prints now; true when it differed. */
export async function writeCommands(cli) {
  const text = await withCommands((words) => {
    const done = spawnSync(process.execPath, [cli, ...words], { encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`no ${words.join(' ')}: ${done.stderr}`)
    return done.stdout
  })
  if (text === readFileSync(PAGE, 'utf8')) return false
  writeFileSync(PAGE, text)
  return true
}

async function reference(printed) {
  const help = async (...words) => (await printed([...words, '--lang', 'en'])).trim()
  const listed = (await help('--help')).matchAll(/^ {2}([a-z]+) (?:\[options\]|<| {2})/gm)
  const parts = []
  for (const [, name] of listed)
    if (name !== 'help') parts.push(`### ${name}\n\n\`\`\`\n${await help('help', name)}\n\`\`\`\n`)
  return parts.join('\n')
}
