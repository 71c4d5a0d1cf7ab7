// A run and its playhead, for those who only look: behind the other door lies the whole editor.
export { HeldFrame } from './held-frame'
export { LevelRun } from './level-run'
export { Playback } from './playback.svelte'
