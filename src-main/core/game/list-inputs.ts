import type { Inputs } from './inputs'
import type { Replace } from './list-edits'

/**
 * The common part of all entries that are items of a list of the level, each with its own lines at the end of the text.
 * The undo menu has a label for cutting them: `cut-turns`.
 */
export function listInputs<
  List extends string,
  Level extends Readonly<Record<List, readonly unknown[]>>,
>(
  noun: string,
  list: List,
  codes: readonly string[],
  firstLine: (level: Level) => number,
  { linesEach = 1, turnOf = (_: Level, index: number): number => index } = {},
): Pick<
  Inputs<Level, Replace<Level>>,
  'noun' | 'isOfInput' | 'eventKind' | 'cut' | 'indexAt' | 'turnAt'
> {
  function indexAt(level: Level, line: number): number | null {
    const at = line - firstLine(level)
    return at < 0 ? null : Math.trunc(at / linesEach)
  }
  return {
    noun,
    isOfInput: (code) => codes.includes(code),
    eventKind: 'cannot-be-played',
    cut: (level, index) => ({
      kind: 'replace',
      level: { ...level, [list]: level[list].slice(0, index) },
      label: `cut-${list}`,
    }),
    indexAt,
    turnAt(level, { line }) {
      const index = indexAt(level, line)
      return index !== null && index < level[list].length ? turnOf(level, index) : null
    },
  }
}
