// npm run docs: takes the pictures of the manual from the built app, in each language, and puts them beside its pages.
import { prepare } from './lib/prepare.mjs'
import { runScript } from './lib/say.mjs'
import { takePictures } from './manual/take-pictures.mjs'

await runScript(async (args) => {
  const { executable } = await prepare({ withBuild: true })
  return takePictures(executable, args)
})
