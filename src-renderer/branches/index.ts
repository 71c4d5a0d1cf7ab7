// Branches beside the main line.
export { default as LineBanner } from './LineBanner.svelte'
export { default as LinesSection } from './LinesSection.svelte'
export { branchMarks } from './branch-marks'
export { branchPoints } from './branch-points'
export { branchHere } from './line-actions'
export { lineCommands } from './line-commands'
