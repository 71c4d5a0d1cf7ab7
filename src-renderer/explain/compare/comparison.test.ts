import { findGame } from '@core/games/testing'
import { recordLevel } from '@core/conformance/record-level'
import { joinReadings } from '@core/game/reading-table'
import type { RunRequest } from '@core/protocol/requests/runs'
import { expect, test } from 'vitest'
import { soon } from '../../../scripts/unit/soon'
import { LevelEditor } from '../../editor/level-editor.svelte'
import { RunClient } from '../../editor/runs'
import { openDocument } from '@core/document/level-document'
import { generatedText, noView } from '../../testing/levels'
import { PageBridge } from '../../testing/page-bridge'
import { Comparison } from './comparison.svelte'
import { sideTitle } from './side-titles'

const game = findGame('rockets')!

function compared() {
  const bridge = new PageBridge()
  const runs = new RunClient(bridge, () => [editor.run, comparison])
  const editor: LevelEditor = new LevelEditor(
    game,
    noView,
    openDocument(game, generatedText(game)),
    runs,
  )
  const comparison: Comparison = new Comparison(editor, runs)
  editor.run.begin()
  bridge.run()
  return { bridge, editor, comparison }
}

test('a branch that is the same as the board differs nowhere, an edited one from a step on', async () => {
  const { bridge, editor, comparison } = compared()
  const main = editor.lines.active.id
  editor.lines.branch(editor.moment)
  comparison.choose({ kind: 'line', id: main })
  bridge.run()
  await soon(() => expect(comparison.isSearched).toBe(true))
  expect([comparison.found, comparison.isCurrent]).toEqual([null, true])
  editor.apply([{ kind: 'remove', list: 'turns', index: 0 }])
  expect(comparison.isCurrent).toBe(false)
  bridge.run()
  comparison.searchOn()
  await soon(() => expect(comparison.found).not.toBeNull())
  comparison.goToDifference()
  expect(editor.playback.step).toBe(comparison.found!.step + 1)
})

test('it is closed with the line that it shows, and its thread ends', () => {
  const { bridge, editor, comparison } = compared()
  editor.lines.branch(editor.moment)
  const branch = editor.lines.active.id
  editor.lines.show(editor.lines.main.id)
  comparison.choose({ kind: 'line', id: branch })
  editor.lines.remove(branch)
  comparison.lineShown(editor.lines.main.id)
  expect([comparison.isOpen, bridge.askedFor('run:end-side').length]).toEqual([false, 1])
})

test('the first difference is found, and shown, before the run beside has come as far as the playhead', () => {
  const { bridge, editor, comparison } = compared()
  editor.playback.seek(editor.run.shown!.cursor!.stepCount)
  const [reading] = game.engine.readings
  comparison.choose({ kind: 'reading', id: reading!.id })
  const [order] = bridge.askedFor('run:start').at(-1) as [RunRequest]
  const { layout, chunks } = recordLevel(game, editor.document.level, reading!.id)
  bridge.tell('run:begun', { runId: order.runId, layout })
  expect(comparison.isCurrent).toBe(false)
  // It goes on: nothing tells that it has ended.
  for (const chunk of chunks) bridge.tell('run:chunk', { runId: order.runId, chunk })
  expect(comparison.found).not.toBeNull()
  expect([editor.playback.step, comparison.isCurrent]).toEqual([comparison.found!.step + 1, true])
})

test('several misreadings at once are compared as one is', async () => {
  const { bridge, editor, comparison } = compared()
  const ids = editor.game.engine.readings.map(({ id }) => id)
  const id = joinReadings([ids.at(-1)!, ids[0]!])
  comparison.choose({ kind: 'reading', id })
  bridge.run()
  await soon(() => expect(comparison.isSearched).toBe(true))
  expect([comparison.isCurrent, comparison.found !== null]).toEqual([true, true])
  expect(sideTitle(editor, comparison, 'right')).toMatch(
    /; at the same time: .* \(violates \S+ and /,
  )
})
