import { describe, expect, it, vi } from 'vitest'
import { describeCell } from '../../../game/describe-cell'
import { recordLevel, traceLines } from '../../../conformance/record-level'
import { makeRng } from '../../../kernel/rng'
import { advance } from './advance'
import { cellName, cellNamed, cellNames } from '../cells'
import { english } from '../../../words/testing'
import { messageIn } from '../text/diagnostics'
import { engine } from './engine'
import { parse } from '../text/format'
import { faultRulesIn } from '../players/fault-rules'
import { ghosts as game } from '../../testing'
import { ghostsOf, waysOf } from './layout'
import { makingIn } from '../players/making'
import { blankLevel, defaultTown, houseName, teamStarts, type Level } from '../model'
import { validate } from '../text/rules'
import { exitsOf, linesOf, mapOf, plansAt } from './town'

const making = makingIn(english)
const faultRules = faultRulesIn(english)
const messageOf = messageIn(english)

// Hunters are put where a case wants them: no match brings them there in so few turns.
vi.mock('./inputs', async (original) => ({
  ...(await original<object>()),
  firstFault: () => null,
}))

const town = defaultTown.map(houseName).join(' ')
const white = cellNames(teamStarts[0])
const black = cellNames(teamStarts[1])

/** A match from its lines; `W` and `B` stand for teams that stay at their starts, `T` for the default town. */
function matchOf(...lines: string[]): Level {
  const full = lines.map((line) => ({ T: town, W: white, B: black })[line] ?? line)
  const parsed = parse(`${full.join('\n')}\n`)
  if (!parsed.ok) throw new Error(parsed.error.map(messageOf).join('; '))
  return parsed.value.level
}

function told(level: Level, pattern: RegExp, reading?: string): string[] {
  const lines = traceLines(game, level, recordLevel(game, level, reading))
  return lines.filter((line) => pattern.test(line))
}

const problems = (level: Level) => validate(level).map(({ rule, code }) => `${rule} ${code}`)

const statement = [
  '>> 240',
  '>> 0',
  '>> AQ+ GC+ GM+ MG+ PR+ SB+',
  '>> TK TJ SK SJ KT KS JT JS',
  '<< BJ BK CJ CK IB IC JB JC',
  '>> BQ* MT+ GN* MF* QR* SC*',
  '>> SJ TJ RJ RI JS JR IS IR',
  '<< BK BL CK CL JC IC KC KD',
  '>> BP* NT* GO* ME* RR* SD*',
  '>> RJ SJ RI QH IT IR HT IQ',
]

describe('the statement’s example', () => {
  it('ends 1 : 0, GC being neutralised at HC by White', () => {
    const level = matchOf(...statement)
    expect(validate(level)).toEqual([])
    expect(engine.answer(level)).toBe('1 0\n')
    expect(told(level, /Ghost 2 |Ghost 7 /)).toEqual([
      '2 1 neutralise: Ghost 2 is neutralised at HC by White: 4 white hunters and 0 black ones around it [T3]',
      '3 1 appear: Ghost 7 appears at MT, in place 2 of the list [T4]',
    ])
  })

  it('keeps the ways that a ghost may still be on', () => {
    const level = matchOf(...statement)
    const { last } = recordLevel(game, level)
    const ways = ghostsOf(last).map((ghost) =>
      waysOf(level, ghost).map((way) => way.map(cellName).join(' ')),
    )
    expect(ghostsOf(last).map(({ cell }) => cellName(cell))).toEqual('BP NT GO ME RR SD'.split(' '))
    // The fourth goes on to the corner MC or through it to LC, and from there by the line of each.
    expect(ways[3]).toEqual(['MD MC LC KC JC IC HC GC', 'MD MC NC'])
  })
})

it('shows all exits and lines of the house of MG', () => {
  const map = mapOf(defaultTown)
  const house = map.houseAt[cellNamed('MG')]!
  const lines = exitsOf(map, house).flatMap((corner) =>
    linesOf(map, corner).map(({ from, end }) => `${cellName(from)} to ${cellName(end)}`),
  )
  expect(lines).toEqual(['LC to GC', 'LG to IG', 'LG to LM', 'MG to MM', 'MC to NC'])
})

it('G1: draws the exit first, then its line, then the way', () => {
  const plans = plansAt(mapOf(defaultTown), cellNamed('MG'))
  const share = new Map<string, number>()
  for (const { exit, weight } of plans) {
    share.set(cellName(exit), (share.get(cellName(exit)) ?? 0) + weight)
  }
  expect([...share]).toEqual([
    ['LC', 24],
    ['LG', 24],
    ['MG', 24],
    ['MC', 24],
  ])
  expect(plans.map(({ exit, weight }) => `${cellName(exit)} ${weight}`)).toEqual([
    'LC 12',
    'LC 12',
    'LG 12',
    'LG 12',
    'MG 24',
    'MC 24',
  ])
})

it('G2: refuses a house from which no line leads anywhere', () => {
  expect(problems(matchOf('CCDD CGDH IIJJ', '240', '-'))).toEqual(['G2 house-without-exit'])
})

it('G3: lets a ghost step from house to house where they touch, and refuses overlaps', () => {
  const level = matchOf(
    'CCDE EEFG',
    '240',
    'DE DE DE DE DE DE',
    'W',
    'B',
    'EE* EE* EE* EE* EE* EE*',
  )
  expect(problems(level)).toEqual([])
  expect(told(level, /Ghost 1 /)).toEqual([
    '1 1 move: Ghost 1 leaves its house by the corner DE [W4]',
    '1 1 move: Ghost 1 arrives at the corner EE [W4]',
  ])
  expect(problems(matchOf('CCDE DEFG', '240', '-'))).toEqual(['G3 house-overlap'])
})

it('G4: spares a ghost on a house, on its corner too', () => {
  const hunters = 'AJ AK BJ BK JA JB IA KA'
  const starts = 'IC NB NB NB NB NB'
  const level = matchOf('IBIC NBOC', '240', starts, hunters, 'B', 'IB* NC* NC* NC* NC* NC*')
  expect(told(level, /safe/)).toEqual([
    '2 1 neutralise: Ghost 1 is safe inside a house at IB: 4 white hunters and 0 black ones around it [G4]',
  ])
  expect(engine.answer(level)).toBe('0 0\n')
  expect(engine.answer(level, 'houses-no-shelter')).toBe('impossible at turn 1\n')
})

describe('G5: illegal answers', () => {
  const start: Level = { ...blankLevel(), starts: [0, 0, 0, 0, 0, 0].map(() => cellNamed('MG')) }
  const answerOf = (first: string) => white.replace('AJ AK', first)
  it.each([
    ['AJ', 'White’s answer has 7 words; expected 8 cells [G5]'],
    ['AJ UK', "White’s answer has 'UK'; expected a cell, two letters A to T [G5]"],
    ['aj AK', "White’s answer has 'aj'; expected a cell, two letters A to T [G5]"],
    ['AJ AM', 'White’s hunter 2 goes from AK to AM; expected a neighbouring cell [G5]'],
    ['AJ AJ', 'White’s hunter 2 goes to AJ, as does hunter 1; expected a different cell [G5]'],
    ['AI AK', 'White’s hunter 1 goes to AI, inside a house; expected a street cell [G5]'],
  ])('forfeits by %s', (first, sentence) => {
    expect(making.advance(start, [answerOf(first), black], makeRng(1))).toEqual({
      ok: false,
      error: sentence,
    })
  })

  it('goes on where the match is set to stay', () => {
    const moved = black.replace('TK', 'RK')
    const answers = [answerOf('AJ AJ'), moved] as const
    const both = faultRules.find(({ id }) => id === 'stay')!.settle(start, answers, makeRng(1))
    expect(both.turns[0]!.teams).toEqual(teamStarts)
    expect(making.toMove(both)).toEqual([0, 1])
    const legal = black.replace('TJ', 'TI')
    const stay = faultRules.find(({ id }) => id === 'stay')!
    const after = stay.settle(start, [answerOf('AJ AJ'), legal], makeRng(1))
    expect(after.turns[0]!.teams[0]).toEqual(teamStarts[0])
    expect(after.turns[0]!.teams[1]).not.toEqual(teamStarts[1])
    expect(advance(start, [white, legal], makeRng(1))).toEqual({ ok: true, value: after })
  })

  it('is lost by the first player who answers illegally if the match is set so, as by default', () => {
    const [forfeit] = faultRules
    expect(forfeit!.id).toBe('forfeit')
    const lost = forfeit!.settle(start, [white, black.replace('TK', 'RK')], makeRng(1))
    expect([lost.forfeit, lost.turns.length, making.toMove(lost)]).toEqual([1, 0, []])
    expect(told(lost, /forfeits/)).toHaveLength(1)
  })

  it('ends the match, the scores standing', () => {
    const level = matchOf('T', '240', 'MG MG MG MG MG MG', 'forfeit 1')
    expect(engine.answer(level)).toBe('0 0\n')
    expect(told(level, /./)).toEqual([
      '1 1 move: Black gave an illegal answer and forfeits the match [G5]',
    ])
  })
})

it('G6: moves the i-th hunter from the i-th cell; changing places is allowed', () => {
  const ghosts = ['MG MG MG MG MG MG', 'MF* MF* MF* MF* MF* MF*'] as const
  const swapped = matchOf('T', '240', ghosts[0], 'AK AJ BJ BK JA JB KA KB', 'B', ghosts[1])
  expect(problems(swapped)).toEqual([])
  const reordered = matchOf('T', '240', ghosts[0], 'JA AK BJ BK AJ JB KA KB', 'B', ghosts[1])
  expect(problems(reordered)).toEqual(['G5 hunter-too-far', 'G5 hunter-too-far'])
})

it('G5: tells nothing of what an illegal turn would have led to for its ghosts', () => {
  // Four black hunters around ghost 6 at SD, which lives on; but none of them can have come there.
  const jumped = [...statement.slice(0, 9), '>> SE SF RD RE IT IR HT IQ']
  expect(problems(matchOf(...jumped))).toEqual([
    'G5 hunter-too-far',
    'G5 hunter-too-far',
    'G5 hunter-too-far',
    'G5 hunter-too-far',
  ])
  // A step that no way of its own allows is still reported, wherever the others stand.
  const strayed = jumped.with(8, jumped[8]!.replace('SD*', 'AA*'))
  expect(problems(matchOf(...strayed))[0]).toBe('W1 ghost-off-plan')
})

describe('G7: what a transcript does not show', () => {
  it('takes the one cell that a neutralised ghost can have gone to', () => {
    const level = matchOf(...statement.slice(0, 7))
    expect(told(level, /G7/)).toEqual([
      '2 1 neutralise: It is not shown where ghost 2 went from GC; by the rules its neutralisation has the same outcome in every possible cell, for instance in HC [G7]',
    ])
  })

  it('tells a range and the turn where a last turn was not shown', () => {
    const level = matchOf(...statement.slice(0, 8))
    expect(problems(level)).toEqual(['G7 turn-not-shown'])
    expect(engine.answer(level)).toBe('1 0-1 undecided at turn 2\n')
    expect(told(level, /not decided/)).toEqual([
      '5 2 neutralise: The outcome for ghost 7 after MT is not decided: not neutralised, or a point for Black [G7]',
    ])
  })
})

it('G8: refuses a house on a start', () => {
  expect(problems(matchOf('AJAK', '240', '-'))).toContain('G8 house-on-start')
})

it('G9: lets a new ghost appear where hunters and ghosts are', () => {
  const level = matchOf(
    ...statement.map((line) => line.replaceAll('MT+', 'MG+').replace('NT*', 'MF*')),
  )
  expect(problems(level)).toEqual([])
  expect(engine.answer(level)).toBe('1 0\n')
})

describe('T3: teams around a ghost at ME', () => {
  const inside = 'KC KD LC LD MC MD NC ND'.split(' ')
  const outside = 'AA AB AC AD AE AF BA BB'.split(' ')
  const team = (count: number) => [...inside.slice(0, count), ...outside.slice(count)].join(' ')
  it.each([
    [4, 0, '1 0\n', /by White: 4 white hunters and 0 black/],
    [4, 5, '0 1\n', /by Black: 4 white hunters and 5 black/],
    [8, 7, '1 0\n', /by White: 8 white hunters and 7 black/],
    [4, 4, '0 0\n', /neither team gets the point: 4 white hunters and 4 black/],
  ])('%i white and %i black hunters: %s', (whites, blacks, answer, words) => {
    const ghosts = 'ME+OE LF* LF* LF* LF* LF*'
    const starts = 'LE LE LE LE LE LE'
    const level = matchOf('LELF OEOF', '240', starts, team(whites), team(blacks), ghosts)
    expect(engine.answer(level)).toBe(answer)
    expect(told(level, words)).toHaveLength(1)
    expect(problems(level).filter((problem) => problem.startsWith('T'))).toEqual([])
  })

  it('3 white hunters and 3 black ones do not neutralise it', () => {
    const starts = 'LE LE LE LE LE LE'
    const three = ['KD LD MD', ...outside.slice(3)].join(' ')
    const teams = [three, three]
    // In the second turn all hunters stay, so that only the ghost is judged.
    const of = (first: string) =>
      matchOf(
        ...['LELF OEOF', '240', starts, ...teams, 'LF* LF* LF* LF* LF* LF*'],
        ...[...teams, `${first} MF* MF* MF* MF* MF*`],
      )
    expect(problems(of('MF*')).filter((problem) => !problem.startsWith('G5'))).toEqual([])
    expect(problems(of('MF+OE'))).toContain('T3 wrongly-neutralised')
    expect(engine.answer(of('MF*'), 'four-of-both-teams')).toBe('impossible at turn 2\n')
  })
})

it('runs a level without moves for no turns', () => {
  const level = blankLevel()
  expect([engine.answer(level), recordLevel(game, level).chunks]).toEqual(['0 0\n', []])
})

it('says what stands on a cell', () => {
  const level = matchOf(...statement)
  const { last } = recordLevel(game, level)
  const say = (name: string, state: Int32Array | null) =>
    describeCell(game, level, state, cellNamed(name))
  const atStart = ['MG', 'AJ'].map((name) => say(name, null))
  const atEnd = ['ME', 'CL', 'AA'].map((name) => say(name, last))
  expect([...atStart, ...atEnd]).toEqual([
    'MG: corner of house 8, lines to MM, start of ghost 4',
    'AJ: hunter 1 of White',
    'ME: house 8, ghost 4',
    'CL: hunter 4 of White',
    'AA: street',
  ])
})
