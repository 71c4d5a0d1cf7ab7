// npm run new-game -- ID [TITLE]: lays out the two folders of a game, its words and its page of the manual in every
// language, and its line in the registry. What is laid out is a small game with which the types, the format and all unit
// tests stay as they should be: a walker and walls. Make it yours part by part.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { installDependencies } from './lib/dependencies.mjs'
import { root, toolOf } from './lib/paths.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

const template = join(root, 'scripts/new-game/template')
const registry = join(root, 'src-main/core/games/registry.ts')
const manual = join(root, 'docs/manual')

await runScript(([id, title = capital(id ?? '')]) => {
  if (!/^[a-z][a-z0-9]*$/.test(id ?? ''))
    throw new Trouble(
      'Name the game by an id of small letters and digits: npm run new-game -- chess "Chess".',
    )
  if (/[{}<>[\]"\\\n]/.test(title))
    throw new Trouble('A title has neither brackets nor quotation marks.')
  if (existsSync(join(root, 'src-main/core/games', id)))
    throw new Trouble(`There is a game ${id} already.`)
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((from) => ({ from, to: from.slice(template.length + 1).replaceAll('newgame', id) }))
  const taken = files.find(({ to }) => existsSync(join(root, to)))
  if (taken) throw new Trouble(`${taken.to} already exists; choose another id.`)
  for (const { from, to } of files) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    writeFileSync(
      join(root, to),
      readFileSync(from, 'utf8').replaceAll('newgame', id).replaceAll('New game', title),
    )
  }
  writeFileSync(registry, registered(readFileSync(registry, 'utf8'), id))
  for (const language of readdirSync(manual)) {
    const contents = join(manual, language, 'index.md')
    // The games come last.
    if (existsSync(contents)) appendFileSync(contents, `- [${title}](game-${id}.md)\n`)
  }
  // The types of the words come of the catalogues.
  installDependencies()
  inForm([registry, ...files.map(({ to }) => to)])
  say(
    `${title}: ${files.length} files in src-main/core/games/${id}, src-renderer/games/${id}, languages and docs/manual, and its line in the registry.`,
  )
  say(
    `Check it by: npm run unit -- core/games/registry core/games/undo-labels games/views scripts/manual scripts/words -t "${id}|manual"`,
  )
  return 0
})

/** The registry with an import and a name more. */
function registered(text, id) {
  const withImport = text.replace(/\n\n/, `\nimport { ${id}In } from './${id}/index'\n\n`)
  const withGame = withImport.replace(/(makers: [^}]*?)\n}/, `$1\n  ${id}: ${id}In,\n}`)
  const withName = withGame.replace(/(gameIds = \[[^\]]*?),?\s*\]/, `$1, '${id}']`)
  if (withName === withGame || withGame === withImport)
    throw new Trouble(`No list of games found in ${registry}.`)
  return withName
}

/** Lays the files out as the formatter wants them: names of another length break lines elsewhere. */
function inForm(paths) {
  const { status, error } = spawnSync(process.execPath, [toolOf('oxfmt'), ...paths], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (error || status !== 0) throw new Trouble('The files could not be formatted; see above.')
}

function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
