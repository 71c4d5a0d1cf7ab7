import type { Diagnostic } from '../../../kernel/diagnostics'
import type { Level } from '../model'
import { diagnostic } from './diagnostics'

/** Problems of a level that could be read, in text order. */
export function validate({ cells }: Level): readonly Diagnostic[] {
  return cells[0] === '#' ? [diagnostic('wall-at-start', { line: 2, word: 0 }, [0], [])] : []
}
