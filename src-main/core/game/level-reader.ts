import type { Diagnose } from '../kernel/diagnostics'
import { FieldReader, type FieldCode } from '../kernel/field-reader'
import type { LevelFormat } from './module'

/** The careful readers of a text, made from a function that reads a level as far as possible and notes all problems. */
export function levelReader<Level, Code extends string>(
  diagnostic: Diagnose<Code | FieldCode>,
  read: (reader: FieldReader<Code | FieldCode>) => Level | null,
  /** The valid part of a level whose text has its first error in `line`; absent: all of it. */
  before: (level: Level, line: number) => Level | null = (level) => level,
): Required<Pick<LevelFormat<Level>, 'parse' | 'readPart'>> {
  return {
    parse(text) {
      const reader = new FieldReader<Code | FieldCode>(text, diagnostic)
      return reader.result(read(reader))
    },
    readPart(text, line) {
      const level = read(new FieldReader<Code | FieldCode>(text, diagnostic))
      return level && before(level, line)
    },
  }
}
