import Folder from '@lucide/svelte/icons/folder'
import type { Component } from 'svelte'
import { visible } from '@core/kernel/text-reader'
import type { OpenLevel } from '../level/index'
import type { OpenSet } from '../set/index'
import { tabLabels } from './tab-labels'
import { words } from '../ui/words'

/** Documents with a tab. */
export type Opened = OpenLevel | OpenSet

/** The contents of a tab. */
export interface TabFacts {
  readonly id: number
  readonly of: Opened
  /** The icon of the game, or of a set. */
  readonly sign: Component<{ size?: number }>
  readonly name: string
  /** Distinguishes it from others of its name; empty if there are none. */
  readonly folder: string
  /** Its path, for the tooltip. */
  readonly hint: string
  readonly isDirty: boolean
  /** The branch on the board; null for the main line. */
  readonly branch: string | null
}

/** All tabs in their order: sets come before the levels. */
export function tabsOf(
  sets: readonly OpenSet[],
  levels: readonly OpenLevel[],
): readonly TabFacts[] {
  const setLabels = tabLabels(sets)
  const labels = tabLabels(levels.map(({ name, file }) => ({ name, path: file?.path ?? null })))
  return [
    ...sets.map((set, at) => ({
      id: set.id,
      of: set,
      sign: Folder,
      ...setLabels[at]!,
      hint: visible(set.path),
      isDirty: false,
      branch: null,
    })),
    ...levels.map((level, at) => ({
      id: level.id,
      of: level,
      sign: level.view.sign,
      ...labels[at]!,
      hint: hintOf(level),
      isDirty: level.isDirty,
      branch: level.editor.lines.isMain ? null : level.editor.lines.active.name,
    })),
  ]
}

/** The path of a level, and its branch on the board: the tab may have no room for them. */
function hintOf({ isPassing, name, file, editor: { lines } }: OpenLevel): string {
  const told = words.workspace
  const place = isPassing
    ? `${name}\n${told.passing}`
    : visible(file?.path ?? told.neverSaved({ name }))
  return lines.isMain ? place : `${place}\n${told.branch({ name: lines.active.name })}`
}
