import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../../src-main/core/games/testing'
import { commandList } from '../../src-main/core/protocol/commands'
import { paneIds } from '../../src-renderer/dock/pane-ids'
import {
  helpOfCommand,
  helpOfPane,
  helpOfTool,
  helpPages,
  placesByName,
} from '../../src-renderer/ui/help-place'
import { pagesOf } from './manual'

const root = join(__dirname, '../..')
const pages = pagesOf(join(root, 'docs/manual'), 'en')

function isThere(place: string): boolean {
  const [id, anchor] = place.split('#')
  const page = pages.get(id!)
  return page !== undefined && (anchor === undefined || page.anchors.includes(anchor))
}

/** Every place that a component names itself. */
function namedInComponents(): readonly (readonly [string, string])[] {
  const page = join(root, 'src-renderer')
  return readdirSync(page, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(page, file), 'utf8')
      const found = text.matchAll(/\b(?:data-help|help)(?:=|: )["']([a-z#-]+)["']/g)
      return [...found].map(([, place]) => [file, place!] as const)
    })
}

test('every pane, tool and command has a page of the manual that is there', () => {
  const places = [
    ...placesByName,
    ...commandList.map(({ id, group }) => helpOfCommand(id, group)),
    ...games.flatMap(({ id }) => [
      ...paneIds.map((pane) => helpOfPane(pane, id)),
      ...['select', 'hand', 'picker', 'eraser'].map((tool) => helpOfTool(id, tool)),
      helpOfCommand(`tool-${id}-eraser`, 'Tools'),
    ]),
  ]
  expect(places.filter((place) => !isThere(place))).toEqual([])
})

test('every page that a dialog or a part of the window names is there', () => {
  const named = namedInComponents()
  // All dialogs, and the parts that F6 goes round.
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(([, place]) => !isThere(place))).toEqual([])
})

test('what F6 goes round says what the manual tells of it', () => {
  const page = join(root, 'src-renderer')
  const silent = readdirSync(page, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .filter((file) => {
      const text = readFileSync(join(page, file), 'utf8')
      const panes = text.match(/data-pane="(?!help")\w+"/g) ?? []
      return panes.length > (text.match(/data-help=/g) ?? []).length
    })
  expect(silent).toEqual([])
})

test('every page that is of no game is one that the window knows', () => {
  const known = [...helpPages, ...games.map(({ id }) => `game-${id}`)].sort()
  expect([...pages.keys()].sort()).toEqual(known)
})
