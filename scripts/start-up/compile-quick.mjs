// node scripts/start-up/compile-quick.mjs script to levels…: keeps what this Node compiles of the script of a quick way to
// answer these levels.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Script } from 'node:vm'

const [path, to, ...levels] = process.argv.slice(2)
const script = new Script(readFileSync(path, 'utf8'), { filename: path })
const made = {}
script.runInThisContext()(made, createRequire(path))
for (const level of levels) made.answer(level)
writeFileSync(to, script.createCachedData())
