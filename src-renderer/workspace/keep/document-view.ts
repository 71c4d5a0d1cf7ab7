import { MAIN_LINE } from '@core/document/line-tree'
import type { Json } from '@core/protocol/journal'
import type { CameraView } from '../../canvas/camera'
import type { OpenLevel } from '../../level/index'

/** The user's view of a document, which a restart restores in addition to the text. */
export function viewOf(level: OpenLevel): Json {
  const { turn, phase, isEnd } = level.editor.playback.anchor
  return {
    ...viewWithoutPlayhead(level),
    anchor: { turn, phase, isEnd },
    page: level.editor.board.page,
  }
}

/** The part of the view that does not follow the playhead. */
export function viewWithoutPlayhead(level: OpenLevel): { readonly [key: string]: Json } {
  const { playback } = level.editor
  const { cameraView } = level.editor.board
  return {
    line: level.editor.lines.active.id,
    tool: level.editor.board.toolId,
    variants: level.editor.board.variants,
    cursor: level.editor.board.cursorCell,
    panes: [...level.editor.panes.chosen],
    isStepping: playback.isStepping,
    speed: playback.speed,
    // Breakpoints of a document with a file are stored beside the file; without one they are stored here.
    breakpoints: level.file ? null : level.debug.breakpoints.plain,
    followed: level.file ? null : level.debug.followings.plain,
    camera: cameraView && { cell: cameraView.cell, x: cameraView.x, y: cameraView.y },
  }
}

/** Restores the view of a document; missing or invalid parts are left as they are. */
export function applyView(level: OpenLevel, view: Json): void {
  const read = fields(view)
  level.editor.lines.show(count(read['line']) ?? MAIN_LINE)
  const tool = text(read['tool'])
  if (tool !== null) level.editor.board.toolId = tool
  level.editor.board.variants = numbers(read['variants'])
  level.editor.panes.chosen = texts(read['panes'])
  const page = count(read['page'])
  if (page !== null) level.editor.board.showPage(page)
  const cursor = count(read['cursor'])
  const { rows, cols } = level.editor.board.size
  // The board may be different: its file may have changed while the app was closed.
  level.editor.board.cursorCell =
    cursor !== null && cursor < rows * cols * level.editor.board.pageCount ? cursor : null
  level.editor.board.cameraView = cameraOf(read['camera'])
  level.debug.breakpoints.take(read['breakpoints'])
  level.debug.followings.take(read['followed'])
  const { playback } = level.editor
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

/** The strings of a list; parts stored by an earlier version are ignored. */
function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(text).filter((one) => one !== null) : []
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
