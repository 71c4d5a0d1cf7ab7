// Branches beside the main line.
export { default as LineBanner } from './branches/LineBanner.svelte'
export { default as LinesSection } from './branches/LinesSection.svelte'
export { branchMarks, branchPoints } from './branches/branch-marks'
export { branchHere } from './branches/line-actions'
export { lineCommands } from './branches/line-commands'

// A second run beside that of the board.
export { default as CompareBar } from './compare/CompareBar.svelte'
export { default as CompareStrip } from './compare/CompareStrip.svelte'
export { default as SideBoardPane } from './compare/SideBoardPane.svelte'
export { default as SideTitle } from './compare/SideTitle.svelte'
export { Comparison } from './compare/comparison.svelte'
export { sideTitle } from './compare/side-titles'

// Outputs for a level: its official answer, and the steps that write it.
export { AnswerSteps } from './judge/answer-steps.svelte'
export { answerDifference } from './judge/answer-difference'
export { verdictWords } from './judge/verdict-words'
export { judgeCommands } from './judge/judge-commands'
export { default as AnswerPanel } from './judge/AnswerPanel.svelte'
export { loadExplainDialog, loadOutputWhy, loadMarkedOutputs } from './judge/on-demand'

// The rules of a game, and its misreadings.
export { default as RulesPanel } from './rules/RulesPanel.svelte'

// Questions “why”, and their answers.
export { default as WhyPanel } from './why/WhyPanel.svelte'
export { whyCommands } from './why/why-commands'
export { Why } from './why/why.svelte'
