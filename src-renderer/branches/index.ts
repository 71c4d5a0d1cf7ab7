// Branches beside the main line.
export { default as LineBanner } from './LineBanner.svelte'
export { default as LinesSection } from './LinesSection.svelte'
export { branchMarks, branchPoints } from './branch-marks'
export { branchHere } from './line-actions'
export { lineCommands } from './line-commands'
