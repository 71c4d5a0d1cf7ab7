import { untrack } from 'svelte'
import type { BoardStage } from './board-stage'
import type { BoardSubject } from './board-subject'
import { forcedColours } from './theme'

/**
 * Marks the layers of a board whenever what they show has changed: each effect watches what one kind of layer shows, so
 * that a moved pointer repaints no terrain. To be called where effects may be made.
 */
export function watchBoard(stage: BoardStage, subject: BoardSubject, isDark: () => boolean): void {
  // As numbers, so that only a change of size counts and not every edit.
  const rows = $derived(subject.size.rows)
  const cols = $derived(subject.size.cols)
  const fitRows = $derived(subject.fitSize?.rows)
  const fitCols = $derived(subject.fitSize?.cols)
  const draft = $derived(subject.preview?.draft)
  const hoverRow = $derived(subject.hover?.row)
  const hoverCol = $derived(subject.hover?.col)
  $effect(() => {
    void [rows, cols, fitRows, fitCols, subject.page, isDark()]
    untrack(() => stage.refresh())
  })
  $effect(() => {
    const forced = forcedColours()
    const refresh = (): void => stage.refresh()
    forced.addEventListener('change', refresh)
    return () => forced.removeEventListener('change', refresh)
  })
  $effect(() => {
    void subject.level
    untrack(() => stage.levelChanged())
  })
  $effect(() => {
    void draft
    stage.loop.mark('board')
  })
  $effect(() => {
    const { step, isPlaying, isStepping } = subject.playback
    void [step, isPlaying, isStepping, subject.run, subject.turn, subject.differing]
    void [subject.toolId, subject.plan, subject.variants, subject.page]
    stage.loop.mark('pieces', 'overlay')
  })
  $effect(() => {
    if (!subject.view.watch) return
    subject.view.watch(subject.level)
    void subject.playback.step
    stage.loop.mark('overlay', 'pointer')
  })
  $effect(() => {
    void [subject.hover, subject.preview, subject.selection, subject.toolId]
    void [subject.cursorAt, subject.diagnostics, subject.explained]
    stage.loop.mark('pointer')
  })
  $effect(() => {
    void subject.debug?.breakpoints.list
    stage.loop.mark('pointer')
  })
  $effect(() => {
    const followings = subject.debug?.followings
    void [followings?.version, followings?.chosenId]
    stage.loop.mark('overlay')
  })
  if (subject.view.followsPointer) {
    $effect(() => {
      void [hoverRow, hoverCol, subject.cursorAt]
      stage.loop.mark('pieces', 'overlay')
    })
  }
}
