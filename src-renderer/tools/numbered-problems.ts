import type { Diagnostic } from '@core/kernel/diagnostics'

/**
 * Returns a function from the index (from 0) of a thing in a list to the message about it, null if there is none. Only
 * problems whose code `isWanted` accepts count; their first argument is the thing's number in the text.
 */
export function numberedProblems(
  editor: {
    readonly diagnostics: readonly Diagnostic[]
    readonly game: { readonly message: (problem: Diagnostic) => string }
  },
  isWanted: (code: string) => boolean,
): (index: number) => string | null {
  const found = new Map<number, Diagnostic>()
  for (const problem of editor.diagnostics) {
    if (isWanted(problem.code)) found.set(Number(problem.args[0]) - 1, problem)
  }
  return (index) => {
    const problem = found.get(index)
    return problem ? editor.game.message(problem) : null
  }
}
