// npm run build: the app and the command line in out/, without a runtime to show them in.
import { build } from './lib/build.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { withLock } from './lib/lock.mjs'
import { runScript } from './lib/say.mjs'

await runScript(async () => {
  await withLock('set-up', async () => {
    installDependencies()
    await build()
  })
  return 0
})
