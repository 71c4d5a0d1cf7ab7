import type { Action, Actions } from '../ui/command'
import type { Debugging } from './debug/debugging.svelte'
import {
  type LevelEditor,
  type LevelScope,
  onActive,
  type Playback,
  type WithEditor,
} from '../editor/index'
import { type BoardScope, nudgeSelection, useToolKey, whyNoSteps } from '../board/index'

/** The commands for stepping and playing. */
export function runCommands(scope: LevelScope<WithEditor & { readonly debug: Debugging }>) {
  const onRun = (run: (playback: Playback) => void): Action =>
    onActive(scope, ({ editor }) => withSteps(editor, run))
  return {
    play: onActive(scope, ({ editor, debug }) => {
      if (!debug.travel.stopSearch()) withSteps(editor, (playback) => playback.toggle())
    }),
    step: onRun((playback) => playback.stepTurn()),
    'step-back': onRun((playback) => playback.stepTurnBack()),
    phase: onRun((playback) => void playback.stepPhase()),
    'phase-back': onRun((playback) => void playback.stepPhaseBack()),
    'run-start': onActive(scope, ({ editor }) => withSteps(editor, () => editor.board.toStart())),
    'run-end': onRun((playback) => playback.seek(playback.stepCount)),
  } satisfies Actions
}

/** Does something with the run, or reports why there is nothing to step through. */
function withSteps(editor: LevelEditor, run: (playback: Playback) => void): void {
  const why = whyNoSteps(editor)
  if (why === null) run(editor.playback)
  else editor.refuse(why)
}

const arrows = [
  { name: 'left', rows: 0, cols: -1 },
  { name: 'right', rows: 0, cols: 1 },
  { name: 'up', rows: -1, cols: 0 },
  { name: 'down', rows: 1, cols: 0 },
] as const

type ArrowId = `${'arrow' | 'extend' | 'nudge'}-${(typeof arrows)[number]['name']}`

/** The arrow keys, which scrub while stepping and move the board cursor while editing. */
export function arrowCommands(scope: BoardScope): Record<ArrowId, Action> {
  const all = arrows.flatMap(({ name, rows, cols }): [ArrowId, Action][] => {
    const go = onActive(scope, ({ editor }) => {
      const { playback } = editor
      if (!playback.isStepping) {
        if (!useToolKey(editor, name)) scope.board()?.moveCursor(rows, cols, false)
      } else if (cols > 0) playback.stepPhase()
      else if (cols < 0) playback.stepPhaseBack()
      else if (rows > 0) playback.stepTurn()
      else playback.stepTurnBack()
    })
    return [
      [`arrow-${name}`, go],
      [`extend-${name}`, onActive(scope, () => scope.board()?.moveCursor(rows, cols, true))],
      [`nudge-${name}`, onActive(scope, ({ editor }) => nudgeSelection(editor, rows, cols))],
    ]
  })
  return Object.fromEntries(all) as Record<ArrowId, Action>
}
