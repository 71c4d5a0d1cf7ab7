// npm run electron:official: tries the official download again on a machine that runs the stand-in.
import { installDependencies } from './lib/dependencies.mjs'
import { downloadOfficial, electronLine } from './lib/electron-runtime.mjs'
import { runScript, say } from './lib/say.mjs'

await runScript(async () => {
  installDependencies()
  const electron = await downloadOfficial()
  if (!electron) return 1
  say(electronLine(electron))
  return 0
})
