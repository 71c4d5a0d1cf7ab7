import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlank, skip } from './blanks'

test('it ends where each character, looked at by itself, would end it, in short texts and long ones', () => {
  const run = fc.tuple(
    fc.constantFrom(' ', '\t', '\r\n', 'a', '7', '\0', '\u00a0', 'ё'),
    fc.nat(70),
  )
  const text = fc
    .array(run, { maxLength: 6 })
    .map((runs) => runs.map(([sign, count]) => sign.repeat(count)).join(''))
  fc.assert(
    fc.property(text, fc.nat(300), fc.boolean(), (all, from, whileBlank) => {
      const at = Math.min(from, all.length)
      const others = [...all.slice(at).split('').entries()]
      const end = others.find(([, sign]) => isBlank(sign.charCodeAt(0)) !== whileBlank)
      expect(skip(all, at, whileBlank)).toBe(end === undefined ? all.length : at + end[0])
    }),
    { seed: 1 },
  )
})
