import type { Playback } from '../editor/for-viewer'

/** What keys do wherever the focus is, as in the app; but F12 is the browser’s, and phases have F11. */
const everywhere: Readonly<Record<string, (playback: Playback) => void>> = {
  F10: (playback) => playback.stepTurn(),
  'Ctrl+Shift+F10': (playback) => playback.stepTurnBack(),
  F11: (playback) => void playback.stepPhase(),
  'Shift+F11': (playback) => void playback.stepPhaseBack(),
}

/** What keys do where nothing else takes them. */
const onPage: Readonly<Record<string, (playback: Playback) => void>> = {
  ArrowRight: (playback) => void playback.stepPhase(),
  ArrowLeft: (playback) => void playback.stepPhaseBack(),
  ArrowDown: (playback) => playback.stepTurn(),
  ArrowUp: (playback) => playback.stepTurnBack(),
  Home: (playback) => playback.seek(0),
  End: (playback) => playback.seek(playback.stepCount),
  ' ': (playback) => playback.toggle(),
}

/** Steps and plays by a key that nobody has taken. */
export function stepByKey(playback: Playback, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.metaKey) return
  const key = `${event.ctrlKey ? 'Ctrl+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`
  const step = everywhere[key] ?? (isFree(event) ? onPage[key] : undefined)
  if (!step) return
  event.preventDefault()
  // A step by hand ends what plays by itself.
  if (event.key !== ' ') playback.pause()
  step(playback)
}

/** The arrows belong to what scrolls or slides, and the space bar to what can be pressed. */
function isFree({ target, key }: KeyboardEvent): boolean {
  const isIn = (what: string): boolean => Boolean((target as Element | null)?.closest?.(what))
  return !isIn('input, pre') && (key !== ' ' || !isIn('button, summary'))
}
