import { z } from 'zod'
import { compareRules } from '@core/judging/compare-outputs'
import { decodeText } from '@core/kernel/decode-text'
import { verdicts } from '@core/judging/verdict'
import type { KeptItem } from '@core/package/kept'
import { longestCommand, longestProgramName } from '@core/protocol/programs'
import { countings } from '@core/suite/scoring'
import { languages } from '@core/words'
import { groupExpectations } from '../kept-programs'
import { testMadeByApp } from '../made-schema'
import { expectedFault, LONGEST_NOTE, scoringKeys } from '../notes'

const path = z.string().max(4096)
const text = z.string().max(LONGEST_NOTE)

/** Maximum length of a statement; a megabyte of text has no more letters. */
const MOST_STATEMENT = 1_000_000

/** The data that a package keeps about the set it was made from, as `core/package/kept.ts` writes it. */
const kept = z.union([
  z.tuple([
    z.literal('set'),
    z.object({
      limits: z.null().exactOptional(),
      compare: z.enum(compareRules).exactOptional(),
      title: text.exactOptional(),
      factor: z.int().min(1).exactOptional(),
      author: text.exactOptional(),
      licence: text.exactOptional(),
    }),
  ]),
  z.tuple([
    z.literal('test'),
    path,
    z.object({
      path: path.exactOptional(),
      note: text.exactOptional(),
      made: testMadeByApp.exactOptional(),
    }),
  ]),
  z.tuple([
    z.literal('group'),
    path,
    z.object({
      place: path.exactOptional(),
      title: text.exactOptional(),
      points: scoringKeys.points.exactOptional(),
      count: z.enum(countings).exactOptional(),
      bounds: scoringKeys.bounds.exactOptional(),
      requires: scoringKeys.requires.exactOptional(),
    }),
  ]),
  z.tuple([
    z.literal('invalid'),
    path,
    z.object({ path: path.exactOptional(), fault: expectedFault.exactOptional() }),
  ]),
  z.tuple([
    z.literal('statement'),
    z.enum(languages),
    z.object({
      text: z
        .string()
        .max(MOST_STATEMENT)
        .refine((one) => decodeText(new TextEncoder().encode(one)).ok),
      pictures: z.array(path).exactOptional(),
      filled: z.record(path, z.string().max(64)).exactOptional(),
    }),
  ]),
  z.tuple([
    z.literal('program'),
    path,
    z.object({
      name: z.string().max(longestProgramName),
      expect: z.array(z.enum(verdicts)).min(1).exactOptional(),
      groups: groupExpectations.exactOptional(),
      file: z.string().max(255).exactOptional(),
      flags: z.string().max(longestCommand).exactOptional(),
    }),
  ]),
])

/** The kept data in a JSON text; null if it is none. */
export function keptOfText(json: string): KeptItem | null {
  try {
    const found = kept.safeParse(JSON.parse(json))
    return found.success ? found.data : null
  } catch {
    return null
  }
}
