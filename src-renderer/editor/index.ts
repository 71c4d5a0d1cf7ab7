// One document: its lines, the board in use, the run shown.
export { HOPELESS, PATIENCE } from './answer-patience'
export { BoardOnShow } from './board-on-show.svelte'
export type { Beside } from './beside'
export type { BoardInUse, StripId } from './board-in-use.svelte'
export { HAS_ERRORS, onActive, onDocument, type LevelScope, type WithEditor } from './command-scope'
export { freeName, untitledName } from './free-name'
export type { GameEditor, GameMatch, GamePlayback, GameQuestions } from './game-editor'
export type { AnyView } from './game-view'
export { HeldFrame } from './held-frame'
export type { KeptData } from './kept-lines'
export { LevelEditor } from './level-editor.svelte'
export { LevelRun } from './level-run'
export type { DocumentChange } from './lines.svelte'
export type { PanesOnShow } from './panes-on-show.svelte'
export { isMotionUnwanted, Playback, speeds, stepOfAnchor } from './playback.svelte'
export { RunOnShow } from './run-on-show.svelte'
export { RunClient, type RunReceiver, type RunStarter } from './runs'

// The history of a document as a list.
export { showHistory } from './show-history'
/** Loads the history list, which the window does not need at its start. */
export const loadHistoryPanel = () => import('./HistoryPanel.svelte')
