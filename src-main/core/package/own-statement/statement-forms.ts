/** What a statement can be made into. */
export const statementForms = ['html', 'md', 'tex'] as const

/** One of `statementForms`. */
export type StatementForm = (typeof statementForms)[number]
