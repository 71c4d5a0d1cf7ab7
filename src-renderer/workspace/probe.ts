import type { BoardControls } from '../board/index'
import type { Comparison } from '../explain/index'
import type { Line } from '@core/document/line-tree'
import { requestsUnderWay } from '../bridge'
import type { LevelEditor } from '../editor/index'
import { isAllLookedAt } from '../ui/unhurried.svelte'
import type { ComparisonView, Probe } from './probe-types'
import type { Workspace } from './workspace.svelte'

export function makeProbe(workspace: Workspace, board: () => BoardControls | null): Probe {
  return {
    cellToScreen: (row, col) => board()?.cellToScreen(row, col) ?? null,
    frameTimes: () => board()?.frameTimes ?? [],
    isQuiet: () =>
      workspace.journal.isSettled &&
      workspace.setsNote.isSettled &&
      workspace.levels.every(({ editor }) => editor.lines.isKept) &&
      isAllLookedAt() &&
      requestsUnderWay() === 0,
    runState: () => {
      const frame = workspace.active?.editor.run.frame()
      return frame ? { state: [...frame.state], ranges: frame.layout.ranges } : null
    },
    snapshot: () => {
      const level = workspace.active
      const { playback } = level?.editor ?? {}
      const latest = level?.editor.run.latest
      const anchor = playback?.anchor
      return {
        tabs: workspace.levels.map(({ name, isDirty }) => ({ name, isDirty })),
        active: level?.name ?? null,
        text: level?.editor.document.text ?? null,
        answer: level?.editor.run.answer ?? null,
        diagnostics: (level?.editor.diagnostics ?? []).map(({ code, place }) => ({
          code,
          line: place.line,
        })),
        isBroken: level?.editor.document.isBroken ?? false,
        step: playback?.step ?? 0,
        stepCount: playback?.stepCount ?? 0,
        turn: anchor?.turn ?? 0,
        phase:
          level && anchor && !anchor.isEnd
            ? (level.editor.game.engine.phases[anchor.phase]?.name ?? null)
            : null,
        isStepping: playback?.isStepping ?? false,
        isPlaying: playback?.isPlaying ?? false,
        isSettled: latest?.outcome != null && latest.text === level?.editor.document.text,
        tool: level?.editor.board.toolId ?? null,
        selection: level?.editor.board.selection ? { ...level.editor.board.selection.rect } : null,
        cursorCell: level?.editor.board.cursorCell ?? null,
        page: level?.editor.board.page ?? 0,
        pageCount: level?.editor.board.pageCount ?? 0,
        undo: level?.editor.undoLabel ?? null,
        redo: level?.editor.redoLabel ?? null,
        notice: level?.editor.notice?.text ?? null,
        lines: (level?.editor.lines.list ?? []).map(({ line, depth }) => ({
          name: line.name,
          depth,
          isActive: line === level?.editor.lines.active,
          text: line.document.text,
          answer: level ? answerOf(level.editor, line) : null,
        })),
        comparison: level ? comparisonView(level.comparison) : null,
      }
    },
  }
}

function comparisonView(comparison: Comparison): ComparisonView | null {
  const { other, shown: run, step, isCurrent, isSearched, found, now } = comparison
  const { figures, cells } = now
  if (!other) return null
  return {
    other: String(other.id),
    step,
    stepCount: run?.cursor?.stepCount ?? 0,
    isCurrent,
    isSearched,
    firstDifference: found,
    figures,
    differing: cells.left,
  }
}

function answerOf({ lines, run }: LevelEditor, line: Line): string | null {
  return line.id === lines.active.id ? run.answer : run.answers.of(line)
}
