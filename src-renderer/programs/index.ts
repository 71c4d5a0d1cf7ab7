// The programs of a set: run on its tests, judged, and explained. Everything comes when it is first looked at.
export type { AnswerPlace } from './answer-place'
export type { JudgedPrograms } from './judged-programs.svelte'
export type { JudgedSet } from './judged-set'
export const loadPrograms = () => import('./judged-programs.svelte')
export const loadProgramsView = () => import('./ProgramsView.svelte')
