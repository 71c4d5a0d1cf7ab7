// The hand: shapes of what a tool paints, and selections of like cells.
export { beginShape, fillPreview, isShapeSpanned, previewImages } from './begin-shape'
export { painterOf, whyNoShapes } from './painter'
export { selectCommands, selectLike } from './select-commands'
export { checkSymmetry, symmetryCommands } from './symmetry-commands'
export { takeInHand, turnInHand } from './held-clip'
export { stampCommands } from './stamp-commands'
export { handCommands, shapeKeys } from './hand-commands'
export { clipOfText, partOf, type CopiedPart } from './copied-part'
/** Loaded with its first use. */
export const loadReplaceDialog = () => import('./ReplaceCells.svelte')
export const loadResizeDialog = () => import('./ResizeBoard.svelte')
export { resizeCommands } from './resize-board'
export { default as ResizeHandles } from './ResizeHandles.svelte'
export const loadPatternDialog = () => import('./FindPattern.svelte')
export { whyNoPattern } from './select-commands'
