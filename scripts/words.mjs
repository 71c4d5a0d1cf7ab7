// node scripts/words.mjs: the catalogues of languages/ as typed modules in src-main/core/words/made.
import { compileWords } from './words/compile.mjs'
import { runScript } from './lib/say.mjs'

await runScript(async () => {
  compileWords()
  return 0
})
