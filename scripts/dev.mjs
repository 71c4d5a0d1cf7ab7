// npm run dev: the app with hot reload.
import { forgetBuild } from './lib/build.mjs'
import { ended, spawnChild } from './lib/children.mjs'
import { hasDisplay } from './lib/display.mjs'
import { electronLine } from './lib/electron-runtime.mjs'
import { root, toolOf } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { Trouble, runScript, say } from './lib/say.mjs'
import { rootArguments } from './lib/system.mjs'

await runScript(async (args) => {
  if (!hasDisplay()) throw new Trouble('npm run dev needs a display; npm start does without one.')
  const electron = await prepare({ withBuild: false })
  say(electronLine(electron))
  const env = { ...process.env, ELECTRON_EXEC_PATH: electron.executable }
  if (rootArguments().length > 0) env.NO_SANDBOX = '1'
  forgetBuild()
  const tool = spawnChild(process.execPath, [toolOf('electron-vite'), 'dev', ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  return await ended(tool)
})
