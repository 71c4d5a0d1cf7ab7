// npm run docs: takes the pictures of the manual from the built app, in each language, and puts them beside its pages.
// With --rooms it draws the rooms of the page into ARCHITECTURE.md instead, with --commands the help of all commands into
// docs/cli.md, with --art all boards side by side in docs/art.md, with --states the window in twelve states in docs/pictures.
import { join } from 'node:path'
import { drawArtSheet } from './lib/art-sheet.mjs'
import { writeCommands } from './lib/command-reference.mjs'
import { root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { drawRooms } from './lib/rooms.mjs'
import { runScript, say } from './lib/say.mjs'
import { takePictures } from './manual/take-pictures.mjs'

const cli = join(root, 'out/main/cli.js')

await runScript(async (args) => {
  if (args.includes('--rooms')) {
    say(drawRooms() ? 'Drawn.' : 'Nothing has changed.')
    return 0
  }
  if (args.includes('--commands')) {
    await prepare({ withBuild: true, withElectron: false })
    say((await writeCommands(cli)) ? 'Written.' : 'Nothing has changed.')
    return 0
  }
  if (args.includes('--art')) {
    await prepare({ withBuild: true, withElectron: false })
    say(`${drawArtSheet(cli)} pictures drawn.`)
    return 0
  }
  const { executable } = await prepare({ withBuild: true })
  if (args.includes('--states')) return takePictures(executable, ['states.spec'])
  return takePictures(executable, ['pictures.spec', ...args])
})
