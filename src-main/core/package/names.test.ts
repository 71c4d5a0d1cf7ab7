import { expect, test } from 'vitest'
import { isFileName } from './order'
import { tex } from './tex'

test('a package is called as every disk can call a file or folder', () => {
  const good = ['mice', 'a b', 'Мыши 2', 'x.y', '-', 'x'.repeat(100)]
  expect(good.filter((name) => !isFileName(name))).toEqual([])
  const bad = ['', 'x'.repeat(101), '.x', ' x', 'x ', 'x.', 'a\nb', 'a\u0000']
  expect([...bad, ...[...'\\/:*?"<>|'].map((sign) => `a${sign}b`)].filter(isFileName)).toEqual([])
})

test('what TeX takes for a command is written so that it is printed', () => {
  expect(tex('50 % of {a_b} & c#1 costs $2 \\ ~^')).toBe(
    '50 \\% of \\{a\\_b\\} \\& c\\#1 costs \\$2 \\textbackslash{} ~\\textasciicircum{}'.replace(
      ' ~',
      ' \\textasciitilde{}',
    ),
  )
  expect(tex('1 < 2 > 0 | “a” "b" ‘c’')).toBe("1 $<$ 2 $>$ 0 $|$ ``a'' ''b'' `c'")
  expect(tex('2×3–4—5−6→7≤8≥9…\u00a0')).toBe(
    '2$\\times$3--4---5$-$6$\\rightarrow$7$\\le$8$\\ge$9\\ldots{}~',
  )
  expect(tex('Мышь, zwölf.')).toBe('Мышь, zwölf.')
})
