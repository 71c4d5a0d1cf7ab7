import type { BoardControls } from '../board/controls'
import type { Comparison } from '../compare/comparison.svelte'
import type { ComparisonView, Probe } from './probe-types'
import type { Workspace } from './workspace.svelte'

export function makeProbe(workspace: Workspace, board: () => BoardControls | null): Probe {
  return {
    cellToScreen: (row, col) => board()?.cellToScreen(row, col) ?? null,
    frameTimes: () => board()?.frameTimes ?? [],
    runState: () => {
      const frame = workspace.active?.frame()
      return frame ? { state: [...frame.state], ranges: frame.layout.ranges } : null
    },
    snapshot: () => {
      const editor = workspace.active
      const { playback } = editor ?? {}
      const latest = editor?.latestRun
      const anchor = playback?.anchor
      return {
        tabs: workspace.editors.map(({ name, isDirty }) => ({ name, isDirty })),
        active: editor?.name ?? null,
        text: editor?.document.text ?? null,
        answer: editor?.answer ?? null,
        diagnostics: (editor?.diagnostics ?? []).map(({ code, place }) => ({
          code,
          line: place.line,
        })),
        isBroken: editor?.document.isBroken ?? false,
        step: playback?.step ?? 0,
        stepCount: playback?.stepCount ?? 0,
        turn: anchor?.turn ?? 0,
        phase:
          editor && anchor && !anchor.isEnd
            ? (editor.game.engine.phases[anchor.phase]?.name ?? null)
            : null,
        isStepping: playback?.isStepping ?? false,
        isPlaying: playback?.isPlaying ?? false,
        isSettled: latest?.outcome != null && latest.text === editor?.document.text,
        tool: editor?.toolId ?? null,
        selection: editor?.selection ? { ...editor.selection.rect } : null,
        cursorCell: editor?.cursorCell ?? null,
        page: editor?.page ?? 0,
        pageCount: editor?.pageCount ?? 0,
        undo: editor?.undoLabel ?? null,
        redo: editor?.redoLabel ?? null,
        notice: editor?.notice?.text ?? null,
        lines: (editor?.lines.list ?? []).map(({ line, depth }) => ({
          name: line.name,
          depth,
          isActive: line === editor?.lines.active,
          text: line.document.text,
          answer: editor?.lines.answerOf(line) ?? null,
        })),
        comparison: editor ? comparisonView(editor.comparison) : null,
      }
    },
  }
}

function comparisonView(comparison: Comparison): ComparisonView | null {
  const { other, run, step, isCurrent, isSearched, found, now } = comparison
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
