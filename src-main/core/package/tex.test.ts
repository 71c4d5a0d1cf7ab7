import { expect, test } from 'vitest'
import { tex, texLetters } from './tex'

test('letters that are special in TeX are written so that they are set as they are', () => {
  expect(tex('50 % of {a_1} – “x” ≤ 3')).toBe("50 \\% of \\{a\\_1\\} -- ``x'' $\\le$ 3")
})

test('a Russian text takes each of its 66 letters from another encoding, an English one nothing', () => {
  expect(texLetters('en')).toBe('')
  const begin = texLetters('ru')
  expect(begin.match(/\\letter\\(?:CYR[A-Z]+|cyr[a-z]+)(?=\\)/g)).toHaveLength(66)
  expect(begin).toMatch(
    /^\\ifx\\UseTextSymbol\\undefined\\else\\ifcsname T@OT2\\endcsname.*\\fi\\fi\n$/,
  )
})
