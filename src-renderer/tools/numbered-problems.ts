import type { Diagnostic } from '@core/kernel/diagnostics'

/**
 * What is wrong with each thing of a list, by its place from 0: of the problems wanted, whose first argument is the
 * thing's number in the text. Gives null if nothing is wrong.
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
