import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { languages } from '@core/words'
import { setLanguage } from './language'
import { inWordsOfProcess, placedIssue } from './read-faults'

const schema = z.strictObject({
  turn: z.int().max(3),
  names: z.array(z.string().min(2)).max(1),
  kind: z.enum(['a', 'b']),
  either: z.union([z.string(), z.null()]).default(null),
  how: z
    .discriminatedUnion('by', [z.object({ by: z.literal('a') }), z.object({ by: z.literal('b') })])
    .optional(),
})
const good = { turn: 1, names: ['ab'], kind: 'a' }

afterEach(() => setLanguage('en'))

function faultOf(changes: object): string {
  const found = schema.safeParse({ ...good, ...changes }, inWordsOfProcess)
  return found.success ? '' : placedIssue(found.error.issues[0]!)
}

const faulty: readonly (readonly [object, string])[] = [
  [{ turn: '1' }, 'turn: expected a number, found a text'],
  [{ turn: 1.5 }, 'turn: expected a whole number, found another number'],
  [{ turn: 4 }, 'turn: expected 3 at most'],
  [{ names: ['ab', 'cd'] }, 'names: expected 1 entry at most'],
  [{ names: [3] }, 'names › 0: expected a text, found a number'],
  [{ names: ['a'] }, 'names › 0: expected 2 letters at least'],
  [{ kind: undefined }, 'kind: expected "a", "b"'],
  [{ more: 1, less: 2 }, 'unknown keys more, less'],
  [{ either: 1 }, 'either: not allowed here'],
  [{ how: { by: 'c' } }, 'how › by: expected "a", "b"'],
]

test.each(faulty)('what is wrong in %j is said with its place', (changes, sentence) => {
  expect(faultOf(changes)).toBe(sentence)
})

test.each(languages)('and all of it in the language %s of the process', (language) => {
  setLanguage(language)
  for (const [changes, english] of faulty) {
    expect(faultOf(changes) === english).toBe(language === 'en')
    expect(faultOf(changes)).not.toContain('undefined')
  }
})
