import { visible } from '../kernel/text-reader'
import type { Words } from '../words'

/** Why a program cannot have this name, in words without a full stop; null if it can. */
export function nameOfProgramProblem(
  { judging: { programName } }: Pick<Words, 'judging'>,
  name: string,
): string | null {
  if (name.trim() === '') return programName.missing
  if (name !== name.trim()) return programName.blank
  return visible(name) === name ? null : programName.control
}
