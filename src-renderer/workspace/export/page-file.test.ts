import { ok } from '@core/kernel/result'
import { levelIn } from '@core/package/level-page'
import { findGame } from '@core/games/testing'
import { plantLine, branchLine, mainLine } from '@core/document/line-tree'
import { openDocument } from '@core/document/level-document'
import { expect, test } from 'vitest'
import type { LevelEditor } from '../../editor/index'
import { PageBridge, type Replies } from '../../testing/page-bridge'
import { exportPage } from './page-file'

const BUILT =
  '<title></title><script type="application/json" id="level"></script><script>x</script>'
const game = findGame('rockets')!
const SAMPLE = '5 5\n2\n1\n1\n1 1\n2 2\n3 N\n3 3 N\n'

function editing(long = '') {
  const planted = plantLine(openDocument(game, SAMPLE))
  const tree = branchLine(planted, { turn: 0, phase: 1, step: 1 }, 'Tried')
  const [main, branch] = tree.lines
  const lines = [main!, { ...branch!, document: openDocument(game, SAMPLE + long) }]
  const told: string[] = []
  const editor = {
    game,
    lines: { tree: { ...tree, lines }, main: mainLine(tree), branches: lines.slice(1) },
    say: (text: string) => told.push(text),
    refuse: (text: string) => told.push(`refused: ${text}`),
  } as unknown as LevelEditor
  return { editor, told }
}

function bridgeWith(replies: Replies = {}) {
  return new PageBridge({
    'export:viewer': () => BUILT,
    'export:begin': () => ok({ id: 1, path: '/mice.html', name: 'mice.html' }),
    'export:append': () => ok(null),
    'export:finish': () => ok(null),
    ...replies,
  })
}

test('the level and its branches become one page', async () => {
  const bridge = bridgeWith()
  const { editor, told } = editing()
  await exportPage(bridge, editor, 'mice.in', 'tenth-overall')
  expect(bridge.askedFor('export:begin')).toMatchObject([['mice.html', [{ extensions: ['html'] }]]])
  const [[, bytes]] = bridge.askedFor('export:append') as [[number, Uint8Array]]
  const json = /id="level">(.*)<\/script><script>/.exec(new TextDecoder().decode(bytes))![1]!
  const read = levelIn(json, findGame)
  expect(read).toMatchObject({ name: 'mice', text: SAMPLE, reading: 'tenth-overall' })
  expect(read.branches).toMatchObject([{ name: 'Tried', parent: 0, from: { turn: 0, step: 1 } }])
  expect(told).toEqual(['Exported /mice.html.'])
})

test('branches that are too long are left out, and that is said; nothing is said where no place is chosen', async () => {
  const { editor, told } = editing('\n'.repeat(2 ** 20))
  await exportPage(bridgeWith(), editor, 'mice.in', null)
  expect(told).toEqual(['Exported /mice.html without 1 branch that is too long.'])
  const nowhere = editing()
  await exportPage(bridgeWith({ 'export:begin': () => ok(null) }), nowhere.editor, 'mice.in', null)
  expect(nowhere.told).toEqual([])
})
