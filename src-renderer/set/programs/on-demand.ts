export const loadPrograms = () => import('./judged-programs.svelte')
export const loadProgramsView = () => import('./ProgramsView.svelte')
