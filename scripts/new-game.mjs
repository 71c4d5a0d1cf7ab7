// npm run new-game -- ID [TITLE]: lays out the two folders of a game, its words and its page of the manual in every
// language, and its line in the registry. What is laid out is a small game that passes all unit tests: a walker and walls.
// Make it yours part by part.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './lib/paths.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

const template = join(root, 'scripts/new-game/template')
const registry = join(root, 'src-main/core/games/registry.ts')
const manual = join(root, 'docs/manual')

await runScript(([id, title = capital(id ?? '')]) => {
  if (!/^[a-z][a-z0-9]*$/.test(id ?? ''))
    throw new Trouble(
      'Name the game by an id of small letters and digits: npm run new-game -- chess "Chess".',
    )
  if (existsSync(join(root, 'src-main/core/games', id)))
    throw new Trouble(`There is a game ${id} already.`)
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const file of files) {
    const from = join(file.parentPath, file.name)
    const to = join(root, from.slice(template.length + 1).replaceAll('newgame', id))
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(
      to,
      readFileSync(from, 'utf8').replaceAll('newgame', id).replaceAll('New game', title),
    )
  }
  writeFileSync(registry, registered(readFileSync(registry, 'utf8'), id))
  for (const language of readdirSync(manual)) {
    const contents = join(manual, language, 'index.md')
    // The games come last.
    if (existsSync(contents)) appendFileSync(contents, `- [${title}](game-${id}.md)\n`)
  }
  say(
    `${title}: ${files.length} files in src-main/core/games/${id}, src-renderer/games/${id}, languages and docs/manual, and its line in the registry.`,
  )
  say(
    `Check it by: npm run unit -- src-main/core/games src-renderer/games scripts/manual -t "${id}|manual"`,
  )
  return 0
})

/** The registry with an import and a name more. */
function registered(text, id) {
  const withImport = text.replace(/\n\n/, `\nimport { ${id}In } from './${id}/index'\n\n`)
  const withGame = withImport.replace(
    /(const gamesOf = [^\]]*?)\n {2}\]/,
    `$1\n    ${id}In(words),\n  ]`,
  )
  const withName = withGame.replace(/(gameIds = \[[^\]]*)\]/, `$1, '${id}']`)
  if (withName === withGame || withGame === withImport)
    throw new Trouble(`No list of games found in ${registry}.`)
  return withName
}

function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
