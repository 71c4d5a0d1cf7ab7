// A run and its playhead, for windows that only show them: `index.ts` would bring in the whole editor.
export { BoardOnShow } from './board-on-show.svelte'
export { HeldFrame } from './held-frame'
export { LevelRun } from './level-run'
export { Playback } from './playback.svelte'
