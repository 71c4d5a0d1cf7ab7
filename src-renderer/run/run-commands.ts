import type { Command } from '../ui/command'
import type { Debugging } from '../debug/index'
import { type LevelEditor, onActive, type Playback, type WithEditor } from '../editor/index'
import { type BoardScope, nudgeSelection, useToolKey, whyNoSteps } from '../board/index'

/** Stepping and playing, and the arrow keys, which scrub or move the board cursor by what the user is about. */
export function runCommands(
  scope: BoardScope<WithEditor & { readonly debug: Debugging }>,
): readonly Command[] {
  const base = { group: 'Run', inText: true } as const
  const onRun = (run: (playback: Playback) => void) =>
    onActive(scope, ({ editor }) => withSteps(editor, run))
  return [
    {
      id: 'play',
      title: 'Play or pause',
      keys: ['F5'],
      ...base,
      ...onActive(scope, ({ editor, debug }) => {
        if (!debug.travel.stopSearch()) withSteps(editor, (playback) => playback.toggle())
      }),
    },
    {
      id: 'step',
      title: 'Step a turn',
      keys: ['F10'],
      isRepeated: true,
      ...base,
      ...onRun((playback) => playback.stepTurn()),
    },
    {
      id: 'step-back',
      title: 'Step a turn back',
      keys: ['$mod+Shift+F10'],
      isRepeated: true,
      ...base,
      ...onRun((playback) => playback.stepTurnBack()),
    },
    {
      id: 'phase',
      title: 'Step a phase',
      keys: ['F11'],
      isRepeated: true,
      ...base,
      ...onRun((playback) => void playback.stepPhase()),
    },
    {
      id: 'phase-back',
      title: 'Step a phase back',
      keys: ['Shift+F11'],
      isRepeated: true,
      ...base,
      ...onRun((playback) => void playback.stepPhaseBack()),
    },
    {
      id: 'run-start',
      title: 'To the start; from there back to editing',
      keys: ['Home'],
      group: 'Run',
      ...onActive(scope, ({ editor }) => withSteps(editor, () => editor.board.toStart())),
    },
    {
      id: 'run-end',
      title: 'To the end',
      keys: ['End'],
      group: 'Run',
      ...onRun((playback) => playback.seek(playback.stepCount)),
    },
    ...arrowCommands(scope),
  ]
}

/** Does something with the run, or says why there is nothing to step through. */
function withSteps(editor: LevelEditor, run: (playback: Playback) => void): void {
  const why = whyNoSteps(editor)
  if (why === null) run(editor.playback)
  else editor.refuse(why)
}

const arrows = [
  { key: 'ArrowLeft', name: 'left', rows: 0, cols: -1 },
  { key: 'ArrowRight', name: 'right', rows: 0, cols: 1 },
  { key: 'ArrowUp', name: 'up', rows: -1, cols: 0 },
  { key: 'ArrowDown', name: 'down', rows: 1, cols: 0 },
] as const

function arrowCommands(scope: BoardScope): readonly Command[] {
  return arrows.flatMap(({ key, name, rows, cols }): Command[] => [
    {
      id: `arrow-${name}`,
      title:
        cols !== 0
          ? `Cursor ${name}; while stepping a phase ${name === 'left' ? 'back' : 'forward'}`
          : `Cursor ${name}; while stepping a turn ${name === 'up' ? 'back' : 'forward'}`,
      keys: [key],
      isRepeated: true,
      group: 'Run',
      onBoard: true,
      ...onActive(scope, ({ editor }) => {
        const { playback } = editor
        if (!playback.isStepping) {
          if (!useToolKey(editor, name)) scope.board()?.moveCursor(rows, cols, false)
        } else if (cols > 0) playback.stepPhase()
        else if (cols < 0) playback.stepPhaseBack()
        else if (rows > 0) playback.stepTurn()
        else playback.stepTurnBack()
      }),
    },
    {
      id: `extend-${name}`,
      title: `Extend the selection ${name}`,
      keys: [`Shift+${key}`],
      isRepeated: true,
      group: 'Edit',
      onBoard: true,
      ...onActive(scope, () => scope.board()?.moveCursor(rows, cols, true)),
    },
    {
      id: `nudge-${name}`,
      title: `Move the selection ${name}`,
      keys: [`Alt+${key}`],
      isRepeated: true,
      group: 'Edit',
      onBoard: true,
      ...onActive(scope, ({ editor }) => nudgeSelection(editor, rows, cols)),
    },
  ])
}
