// node scripts/start-up/compile-quick.mjs script to mark-length levels…: keeps what this Node compiles of the script of a
// quick way to answer these levels, between two copies of the mark at its beginning.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { Script } from 'node:vm'

const [path, to, markLength, ...levels] = process.argv.slice(2)
const source = readFileSync(path)
const script = new Script(source.toString(), { filename: basename(path) })
const made = {}
script.runInThisContext()(made, createRequire(path))
for (const level of levels) made.answer(level)
const mark = source.subarray(0, Number(markLength))
writeFileSync(to, Buffer.concat([mark, script.createCachedData(), mark]))
