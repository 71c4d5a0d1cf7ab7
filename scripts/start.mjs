// npm start [-- FILE…] [-- --demo]: sets up what is missing and opens the app.
import { resolve } from 'node:path'
import { hasDisplay, startVirtualScreen } from './lib/display.mjs'
import { electronLine } from './lib/electron-runtime.mjs'
import { runApp } from './lib/launch.mjs'
import { prepare } from './lib/prepare.mjs'
import { Trouble, runScript, say } from './lib/say.mjs'

await runScript(async (given) => {
  // npm runs scripts in the project's folder; the user's own is where file names are meant.
  const from = process.env.INIT_CWD ?? process.cwd()
  const args = given.map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg)))
  const files = args.filter((arg) => !arg.startsWith('-'))
  const isSeen = hasDisplay()
  if (!isSeen && files.length > 0) {
    throw new Trouble(
      `There is no display here, so a window with ${files.join(', ')} could not be seen.\n` +
        'For the official answer without a window: npm run build, then node out/main/cli.js answer auto FILE.\n' +
        'Without a file, npm start plays the official sample on a virtual screen.',
    )
  }
  const electron = await prepare({ withBuild: true })
  say(electronLine(electron))
  if (isSeen) return runApp(electron, args)
  say('There is no display here: playing the official sample on a virtual screen (Xvfb).')
  const screen = await startVirtualScreen()
  try {
    const demo = args.includes('--demo') ? args : ['--demo', ...args]
    return await runApp(electron, demo, screen.env)
  } finally {
    screen.stop()
  }
})
