// npm run licences: lists what the built app is made of, with licences, into out/third-party-licences.txt.
import { runScript, say } from './lib/say.mjs'
import { licencesFile, writeLicences } from './package/licences.mjs'

await runScript(async () => {
  say(`${writeLicences()} packages with their licences: ${licencesFile}`)
  return 0
})
