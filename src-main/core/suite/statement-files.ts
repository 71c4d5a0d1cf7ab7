import type { Language } from '../words'

/** The folder of a set that its statements and their pictures lie in. */
export const STATEMENT_FOLDER = 'statement'

/** Where the statement of a language lies in a set. */
export function statementPath(language: Language): string {
  return `${STATEMENT_FOLDER}/${language}.md`
}

/** Whether a file of a set, by its path, is a statement or a picture of one. */
export function isOfStatement(path: string): boolean {
  return /^statement\/[^/]+\.(?:md|png|jpe?g)$/i.test(path)
}
