// npm run unit [-- vitest arguments]: the unit tests.
// npm run unit -- --node 24 […]: the same tests under another Node.
// npm run unit -- --long […]: the same tests, those that try chance several times as often.
import { ended, spawnChild } from './lib/children.mjs'
import { otherNode } from './lib/other-node.mjs'
import { root, toolOf } from './lib/paths.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'

await runScript(async (given) => {
  const asked = given.filter((word) => word !== '--long')
  if (asked.length < given.length) process.env.LONG_TESTS = '1'
  const at = asked.indexOf('--node')
  const args = at < 0 ? asked : asked.toSpliced(at, 2)
  const node = at < 0 ? process.execPath : otherNode(wanted(asked[at + 1]))
  if (at >= 0) say(`Under the Node of ${node}`)
  const { compileWords } = await import('./words/compile.mjs')
  compileWords()
  const tool = spawnChild(node, [toolOf('vitest'), 'run', ...args], { cwd: root, stdio: 'inherit' })
  return ended(tool)
})

function wanted(word) {
  if (word !== undefined && /^\d+(\.\d+\.\d+)?$/.test(word)) return word
  throw new Trouble('Name a version of Node, as in: npm run unit -- --node 24')
}
