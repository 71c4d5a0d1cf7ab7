import { MAIN_LINE } from '@core/document/line-tree'
import type { Json } from '@core/protocol/journal'
import type { CameraView } from '../canvas/camera'
import type { LevelEditor } from '../editor/level-editor.svelte'

/** How the user looks at a document: what a restart gives back besides the text. */
export function viewOf(editor: LevelEditor): Json {
  const { turn, phase, isEnd } = editor.playback.anchor
  return { ...lookOf(editor), anchor: { turn, phase, isEnd }, page: editor.page }
}

/** The part of it that does not follow the playhead. */
export function lookOf(editor: LevelEditor): { readonly [key: string]: Json } {
  const { playback, cameraView } = editor
  return {
    line: editor.lines.active.id,
    tool: editor.toolId,
    variants: editor.variants,
    cursor: editor.cursorCell,
    upper: editor.upperPane,
    lower: editor.lowerPane,
    isStepping: playback.isStepping,
    speed: playback.speed,
    // Those of a file are kept beside it; a document without one has nowhere else.
    breakpoints: editor.file ? null : editor.debug.breakpoints.plain,
    followed: editor.file ? null : editor.debug.followings.plain,
    camera: cameraView && { cell: cameraView.cell, x: cameraView.x, y: cameraView.y },
  }
}

/** Looks at a document as it was looked at; what is missing or makes no sense stays as it is. */
export function applyView(editor: LevelEditor, view: Json): void {
  const read = fields(view)
  editor.lines.show(count(read['line']) ?? MAIN_LINE)
  const tool = text(read['tool'])
  if (tool !== null) editor.toolId = tool
  editor.variants = numbers(read['variants'])
  editor.upperPane = text(read['upper']) ?? editor.upperPane
  editor.lowerPane = text(read['lower']) ?? editor.lowerPane
  const page = count(read['page'])
  if (page !== null) editor.showPage(page)
  const cursor = count(read['cursor'])
  const { rows, cols } = editor.size
  // The board may be another one: its file may have changed while the app was away.
  editor.cursorCell = cursor !== null && cursor < rows * cols * editor.pageCount ? cursor : null
  editor.cameraView = cameraOf(read['camera'])
  editor.debug.breakpoints.take(read['breakpoints'])
  editor.debug.followings.take(read['followed'])
  const { playback } = editor
  const anchor = fields(read['anchor'])
  const turn = count(anchor['turn'])
  const phase = number(anchor['phase'])
  if (turn !== null && phase !== null) {
    playback.anchor = { turn, phase, isEnd: anchor['isEnd'] === true }
  }
  playback.isStepping = read['isStepping'] === true
  playback.speed = number(read['speed']) ?? playback.speed
}

function cameraOf(value: Json | undefined): CameraView | null {
  const read = fields(value)
  const [cell, x, y] = [number(read['cell']), number(read['x']), number(read['y'])]
  return cell !== null && cell > 0 && x !== null && y !== null ? { cell, x, y } : null
}

function fields(value: Json | undefined): Readonly<Record<string, Json>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return value as Readonly<Record<string, Json>>
}

function text(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function number(value: Json | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function count(value: Json | undefined): number | null {
  const found = number(value)
  return found !== null && Number.isInteger(found) && found >= 0 ? found : null
}

function numbers(value: Json | undefined): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [key, held] of Object.entries(fields(value))) {
    const read = number(held)
    if (read !== null) found[key] = read
  }
  return found
}
