import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { words } from '../words/made/en/packages'
import { judges, judgeSays } from './judges'
import { judgeIds, type JudgeId } from './order'
import { packed, problemOf } from './testing/problem'

const rockets = (games as readonly AnyGame[]).find(({ id }) => id === 'rockets')!
const group = { points: 50, count: 'all', bounds: {} } as const
const all = problemOf(rockets, {
  tests: [{ ...packed(rockets, 'a', '01'), note: 'A note.' }, packed(rockets, 'b', '02')],
  scoring: { a: { ...group, requires: [] }, b: { ...group, requires: ['a'] } },
})
const said = (judge: JudgeId, problem = all): string[] => {
  const { refusals, remarks } = judgeSays(judge, problem)
  return [...refusals, ...remarks]
}

test('a judge says all that concerns a problem, and nothing of the rest', () => {
  for (const id of judgeIds) expect([id, said(id).length]).toEqual([id, judges[id].limits.length])
  const plain = problemOf(rockets, { author: '', licence: 'unknown' })
  expect(said('dmoj', plain)).toEqual([
    'DMOJ keeps the name, author and statement on its site: enter them there',
  ])
  expect(judgeSays('bapctools', all).refusals).toEqual([
    'BAPCtools does not accept problems whose groups have points',
  ])
  expect(said('bapctools', plain)).toEqual([])
  expect(judgeSays(null, all)).toEqual({ refusals: [], remarks: [] })
})

/** The table of docs/packages.md, without the blanks that fill its cells. */
function table(): string[] {
  const rows = judgeIds.map((id) => {
    const { title, kind, format, limits, source } = judges[id]
    const told = limits.map((limit) => {
      const sentence = words.judges[limit.id]({ judge: '…' })
      return limit.isRefusal ? `**${sentence}**` : sentence
    })
    const made = kind === 'kattis' ? `\`kattis\`, \`${format}\`` : `\`${kind}\``
    return [title, `\`${id}\``, made, told.join('; ') || '–', source]
  })
  return rows.map((row) => `| ${row.join(' | ')} |`)
}

test('the table of judges in docs/packages.md says the same', () => {
  const found = readFileSync('docs/packages.md', 'utf8').replace(/ {2,}/g, ' ').split('\n')
  for (const row of table()) expect(found).toContain(row)
})
