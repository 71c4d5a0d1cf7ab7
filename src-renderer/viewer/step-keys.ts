import type { Playback } from '../editor/for-viewer'

/**
 * Actions of keys that work wherever the focus is, as in the app; except F12, which belongs to the browser, so phases
 * use F11.
 */
const everywhere: Readonly<Record<string, (playback: Playback) => void>> = {
  F10: (playback) => playback.stepTurn(),
  'Ctrl+Shift+F10': (playback) => playback.stepTurnBack(),
  F11: (playback) => void playback.stepPhase(),
  'Shift+F11': (playback) => void playback.stepPhaseBack(),
}

/** Actions of keys that work if no element uses them. */
const onPage: Readonly<Record<string, (playback: Playback) => void>> = {
  ArrowRight: (playback) => void playback.stepPhase(),
  ArrowLeft: (playback) => void playback.stepPhaseBack(),
  ArrowDown: (playback) => playback.stepTurn(),
  ArrowUp: (playback) => playback.stepTurnBack(),
  Home: (playback) => playback.seek(0),
  End: (playback) => playback.seek(playback.stepCount),
  ' ': (playback) => playback.toggle(),
}

/** Steps and plays by keys that no element has used. */
export function stepByKey(playback: Playback, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.metaKey) return
  const key = `${event.ctrlKey ? 'Ctrl+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`
  const step = everywhere[key] ?? (isFree(event) ? onPage[key] : undefined)
  if (!step) return
  event.preventDefault()
  // A step by hand ends playback.
  if (event.key !== ' ') playback.pause()
  step(playback)
}

/** Arrow keys belong to elements that scroll or slide, and the space bar to those that can be pressed. */
function isFree({ target, key }: KeyboardEvent): boolean {
  const isIn = (what: string): boolean => Boolean((target as Element | null)?.closest?.(what))
  return !isIn('input, pre') && (key !== ' ' || !isIn('button, summary'))
}
