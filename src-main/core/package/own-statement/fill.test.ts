import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rockets } from '../../games/testing'
import { catching } from '../testing/problem'
import { filledOf } from './testing/statement-set'

const textOf = (text: string, more = {}) => filledOf(rockets, text, more).markdown
const problemsOf = (text: string, more = {}) =>
  filledOf(rockets, text, more).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )

const scoring = {
  'secret/small': { points: 30, count: 'all', requires: [], bounds: { width: [5, 10] } },
  secret: { points: 70, count: 'all', requires: [], bounds: {} },
} as const
const groups = {
  scoring,
  tests: [
    catching(rockets, 'sample', '01', []),
    catching(rockets, 'secret/small', '02', []),
    catching(rockets, 'secret', '03', []),
  ],
}

describe('a block within a sentence', () => {
  test.each([
    ['Up to {{max width}} wide, at least {{min width}}.', 'Up to 25 wide, at least 5.'],
    ['{{title}}: {{time}}, {{memory}}', "Mice: “a” &#38; 'b': 1.5 seconds, 256 megabytes"],
    ['The answer is {{answer sample/01}}.', 'The answer is `8 8`.'],
    ['**{{max number of turns}}** turns', '**100** turns'],
    ['| a |\n| - |\n| {{max number of turns}} |', '| a |\n| - |\n| 100 |'],
  ])('%s', (text, filled) => {
    expect(problemsOf(text)).toEqual([])
    expect(textOf(text)).toBe(filled)
  })

  test('names no limits that the set does not have', () => {
    expect(problemsOf('{{time}} and {{memory}}', { limits: null })).toEqual([
      '1:1 The set has no time and memory limits: set them, or remove this block',
      '1:14 The set has no time and memory limits: set them, or remove this block',
    ])
  })

  test('takes bounds and points from groups', () => {
    const text =
      '{{max width secret/small}} {{max number of doors secret}} {{points secret/small}} {{points}}'
    expect(textOf(text, groups)).toBe('10 16 30 100')
  })
})

describe('a block of its own lines', () => {
  test('shows a sample with its board, its texts and what happens', () => {
    const { markdown, boards, problems } = filledOf(rockets, '{{samples}}\n')
    expect(problems).toEqual([])
    expect(boards).toEqual([{ file: 'board-1.png', svg: '<svg>sample/01.in 0</svg>' }])
    expect(markdown).toContain('### Sample 1\n\n![The board of 01 at its start](board-1.png)\n')
    expect(markdown).toContain('**Input**\n\n```\n5 5\n2\n')
    expect(markdown).toContain('**Answer**\n\n```\n8\n8\n```\n')
    expect(markdown).toContain(
      '- **Turn 9.** The mouse from door 1 enters the rocket of player 2: 7 to 8. The mouse from door 2 enters the rocket of player 1: 7 to 8.\n',
    )
    expect(markdown).toContain('those that settle the answer')
  })

  test('leaves the texts of samples to a judge that shows them', () => {
    const shown = textOf('{{samples}}', { showsSamples: true })
    expect(shown).not.toContain('```')
    expect(shown).toContain('**Explanation**')
  })

  test('draws a board once, however often it is shown', () => {
    const text =
      '{{board sample/01.in}}\n\n{{board sample/01 step 4}}\n\n{{board sample/01 step 0}}\n\n{{board sample/01 step end}}'
    const { markdown, boards } = filledOf(rockets, text)
    expect(boards.map(({ svg }) => svg)).toEqual([
      '<svg>sample/01.in 0</svg>',
      '<svg>sample/01.in 4</svg>',
      '<svg>sample/01.in 60</svg>',
    ])
    expect(markdown.match(/board-1\.png/g)).toHaveLength(2)
  })

  test('tells all of the turns that are asked for', () => {
    expect(textOf('{{explain sample/01 turn 7}}')).toBe(
      '- **Turn 7.** The mouse from door 1 enters the rocket of player 2: 5 to 6. The mouse from door 2 enters the rocket of player 1: 5 to 6. The arrow W of player 1 from turn 1 at \\(2,0) expires. Player 1 places an arrow E at (0,3).'.replace(
        '\\(',
        '(',
      ),
    )
  })

  test('stands in an item of a list as the item does', () => {
    expect(textOf('- {{explain sample/01 turns 1-2}}\n- next')).toMatch(
      /^- - \*\*Turn 1\.\*\* .*\n {2}- \*\*Turn 2\.\*\* .*\n- next$/,
    )
  })
})

test('code and escaped braces are left as they are, comments go', () => {
  const text =
    'Write `{{title}}` or \\{{title}}.\n\n```\n{{no}}\n```\n\n<!-- {{never}}\nsaid -->\n\nEnd.'
  expect(problemsOf(text)).toEqual([])
  expect(textOf(text)).toBe('Write `{{title}}` or \\{{title}}.\n\n```\n{{no}}\n```\n\n\n\nEnd.')
})

describe('what is not right, with its place', () => {
  test.each([
    ['One\n\ntwo {{nothing}}', '3:5 There is no block “nothing”'],
    ['{{max}}', '1:1 This block is written {{max NAME GROUP}}'],
    [
      '{{max size}}',
      '1:1 There is no limited number “size”; there are width, height, number of players',
    ],
    ['{{max width secret/none}}', '1:1 No test is in a group “secret/none”'],
    ['{{points secret}}', '1:1 The group “secret” has no points'],
    ['{{board sample/07.in}}', '1:1 There is no test “sample/07.in” in the set'],
    ['{{sample secret/02.in}}', '1:1 “secret/02.in” is not a sample'],
    ['> {{board sample/01.in step 500}}', '1:3 The run of sample/01.in ends after step 60'],
    ['{{explain sample/01.in turns 3-12}}', '1:1 The run of sample/01.in ends with turn 9'],
    ['See {{board sample/01.in}} here', '1:5 This block needs lines of its own'],
    ['Here {{open\n', '1:6 “{{” without “}}” in the same line'],
    ['a <b>bold</b> word', '1:3 HTML is not accepted'],
    ['![x](other.png)', '1:1 There is no picture “other.png” beside the statement'],
    ['[x](javascript:alert(1))', '1:1 A link may lead to a site or an email address'],
    ['{{constructor}}', '1:1 There is no block “constructor”'],
    ['{{}}', '1:1 There is no block “”'],
  ])('%s', (text, problem) => {
    expect(problemsOf(text)[0]).toContain(problem)
  })

  test('what is held with “=” and is another now', () => {
    expect(problemsOf('At most {{max width = 25}} wide.')).toEqual([])
    expect(problemsOf('At most {{max width = 30}} wide.')).toEqual([
      '1:9 “30” is no longer true: it is 25 now',
    ])
    expect(textOf('At most {{max width = 30}} wide.')).toBe('At most 25 wide.')
    const [asked] = problemsOf('{{sample sample/01.in = ?}}')
    const [, mark] = /its hash is (\w+) now/.exec(asked!)!
    expect(problemsOf(`{{sample sample/01.in = ${mark!}}}`)).toEqual([])
    expect(problemsOf('{{samples = 1}}')[0]).toContain('“=” cannot be used here')
  })
})

test('pictures of the setter are named, a picture of another place is none', () => {
  expect(filledOf(rockets, '![A map](map.png)').pictures).toEqual(['map.png'])
  expect(problemsOf('![A map](https://example.org/map.png)')).toHaveLength(1)
})

test('no text makes it throw, and every problem has a place in the text', () => {
  const part = fc.constantFrom(
    '{{',
    '}}',
    '{{title}}',
    '{{samples}}',
    '{{board sample/01.in step ',
    '`',
    '```\n',
    '\n\n',
    '<!--',
    '-->',
    '- ',
    '> ',
    '| a |\n| - |\n',
    '![',
    '](map.png)',
    '<i>',
    '\ue000',
    ' = ',
    '$',
  )
  const text = fc
    .array(fc.oneof(part, fc.string({ unit: 'grapheme' }), fc.string()), { maxLength: 12 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, (source) => {
      const lines = source.replace(/\r\n?/g, '\n').split('\n')
      for (const { line, column } of filledOf(rockets, source).problems) {
        expect(line).toBeLessThanOrEqual(lines.length)
        expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1)
      }
    }),
    { seed: 1 },
  )
})
