import { untrack } from 'svelte'
import { names, rulers, trails } from './board-extras'
import type { BoardStage } from './board-stage'
import type { ShownBoard } from './shown-board'
import { forcedColours } from './theme'

/**
 * Marks the layers of a board whenever their contents have changed: each effect watches the contents of one kind of
 * layer, so that moving the pointer repaints no terrain. Call it where effects may be created.
 */
export function watchBoard(stage: BoardStage, shown: ShownBoard, isDark: () => boolean): void {
  // As numbers, so that only a change of size has an effect, not every edit.
  const rows = $derived(shown.size.rows)
  const cols = $derived(shown.size.cols)
  const fitRows = $derived(shown.marks.fitSize?.rows)
  const fitCols = $derived(shown.marks.fitSize?.cols)
  const draft = $derived(shown.preview?.draft)
  const hoverRow = $derived(shown.hover?.row)
  const hoverCol = $derived(shown.hover?.col)
  $effect(() => {
    void [rows, cols, fitRows, fitCols, shown.page, isDark()]
    untrack(() => stage.refresh())
  })
  $effect(() => {
    const forced = forcedColours()
    const refresh = (): void => stage.refresh()
    forced.addEventListener('change', refresh)
    return () => forced.removeEventListener('change', refresh)
  })
  $effect(() => {
    void shown.level
    untrack(() => stage.levelChanged())
  })
  $effect(() => {
    void [draft, names.isOn]
    stage.loop.mark('board')
  })
  const drafted = $derived(shown.preview?.isWhole ? draft : null)
  $effect(() => {
    void drafted
    stage.loop.mark('pieces')
  })
  $effect(() => {
    const { step, isPlaying, isStepping } = shown.playback
    void [step, isPlaying, isStepping, shown.run, shown.turn, shown.marks.differing]
    void [shown.toolId, shown.plan, shown.variants, shown.page, trails.isOn]
    stage.loop.mark('pieces', 'overlay')
  })
  $effect(() => {
    if (!shown.view.watch) return
    shown.view.watch(shown.level)
    void shown.playback.step
    stage.loop.mark('overlay', 'pointer')
  })
  $effect(() => {
    void [shown.hover, shown.preview, shown.selection, shown.toolId, shown.symmetryId]
    void [shown.cursorAt, shown.diagnostics, shown.marks.explained, rulers.isOn]
    stage.loop.mark('pointer')
  })
  $effect(() => {
    void shown.marks.debug?.breakpoints.list
    stage.loop.mark('pointer')
  })
  $effect(() => {
    const followings = shown.marks.debug?.followings
    void [followings?.version, followings?.chosenId]
    stage.loop.mark('overlay')
  })
  if (shown.view.followsPointer) {
    $effect(() => {
      void [hoverRow, hoverCol, shown.cursorAt]
      stage.loop.mark('pieces', 'overlay')
    })
  }
}
