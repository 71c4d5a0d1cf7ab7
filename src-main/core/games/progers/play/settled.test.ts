import { expect, it } from 'vitest'
import { checkText } from '../../../game/check-text'
import { recordLevel, traceLines } from '../../../conformance/record-level'
import type { AnyGame } from '../../../game/any-game'
import { answer } from './play'
import { progers } from '../../testing'
import type { Level } from '../model'

const making = progers.making!
const game: AnyGame = progers
const REST = 'SLRSSMJBSRLSSJSRLSMSSBLRSJSSLR'

interface Short {
  readonly hills?: string
  readonly walls?: string
  readonly samples?: string
  /** The two hands. */
  readonly hands: string
  readonly rest?: string
  readonly moves: string
}

function textOf({ hills = '', walls = '', samples = '', hands, rest = REST, moves }: Short) {
  const bank = hands.replace(' ', '') + rest
  return [hills, walls, samples, bank, ...moves.split(' ')].join('\n')
}

function levelOf(short: Short): Level {
  const { level, isRunnable, diagnostics } = checkText(game, textOf(short))
  if (!isRunnable) throw new Error(JSON.stringify(diagnostics))
  return level as Level
}

/** Lines of the trace that match, without step and turn. */
function told(short: Short, pattern: RegExp): string[] {
  const level = levelOf(short)
  const lines = traceLines(game, level, recordLevel(game, level))
  return lines.map((line) => line.replace(/^.*?: /, '')).filter((line) => pattern.test(line))
}

function errorsOf(short: Short): string[] {
  return checkText(game, textOf(short))
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map((found) => `${found.place.line}: ${game.message(found)} [${found.rule}]`)
}

it('P1: moves by J like by S where there is nothing to jump over', () => {
  const short = { hands: 'JJMSSLR SSSSSSS', moves: 'JJ' }
  expect(told(short, /jumps/)).toEqual([
    'Player 0 jumps to 10, over nothing [P1]',
    'Player 0 jumps to 20, over nothing [P1]',
  ])
})

it('P2: skips J and S onto the other robot', () => {
  const short = { hands: 'RMJSSLL SSSSSSS', moves: 'RMJS' }
  expect(told(short, /skips|stops/)).toEqual([
    'Player 0 moves to 08 and stops: the other robot is ahead [T4]',
    'Player 0 skips J at 08: the other robot is ahead [P2]',
    'Player 0 skips S at 08: the other robot is ahead [P2]',
  ])
})

it('P3: counts the bonus of a new type once for samples unloaded together, and never again', () => {
  const short = { samples: '104 204 194', hands: 'SSBMLRS SBSMLRJ', moves: 'SSBM SBS' }
  expect(told(short, /unloads/)).toEqual([
    'Player 0 unloads the sample of type 4 at base 00: 1 point and 1 for the new type, 2 in all [T7]',
    'Player 0 unloads the sample of type 4 at base 00: 1 point, the new type has had its bonus, 3 in all [P3]',
    'Player 1 unloads the sample of type 4 at base 09: 1 point, 1 in all [T7]',
  ])
})

it('P4: takes a sample in a corner and unloads it in the same visit', () => {
  const short = { samples: '901', hands: 'MRLSSSS SSSSSSS', moves: 'M' }
  expect(told(short, /takes|unloads|over$/)).toEqual([
    'Player 0 takes the sample of type 1 at 90, 1 aboard [T6]',
    'Player 0 unloads the sample of type 1 at base 90: 1 point and 1 for the new type, 2 in all [T7]',
  ])
})

it('P4: leaves a sample in a corner if a robot arrives with three aboard, and unloads those', () => {
  const short = { samples: '101 202 303 904 555', hands: 'SSSMLRB SSSSSSS', moves: 'SSSM' }
  expect(told(short, / at 90|base 90/)).toHaveLength(4)
  expect(answer(levelOf(short))).toBe('6 0\n')
})

it('P5: warns of a sample under a robot, which takes it only when it comes back', () => {
  const short = { samples: '001 555', hands: 'SBSMLRS SSSSSSS', moves: 'SBS' }
  const found = checkText(game, textOf(short)).diagnostics.filter(({ rule }) => rule === 'P5')
  expect(found.map(({ code, cells }) => ({ code, cells }))).toEqual([
    { code: 'sample-under-robot', cells: [90] },
  ])
  expect(told(short, /takes/)).toEqual(['Player 0 takes the sample of type 1 at 00, 1 aboard [T6]'])
  expect(answer(levelOf({ ...short, moves: 'L' }))).toBe('0 0\n')
})

it('P6: stops by M on a sample while full, and takes nothing', () => {
  const short = { samples: '101 202 303 404', hands: 'SSSMLRB SSSSSSS', moves: 'SSSM' }
  expect(told(short, /40/)).toEqual([
    'Player 0 moves to 40 and stops: a sample lies there [T4]',
    'Player 0 has 3 aboard and leaves the sample of type 4 at 40 [P6]',
  ])
})

it('P7: skips M if its first cell is blocked by anything', () => {
  const at = (more: Partial<Short>) =>
    told({ hands: 'MRLMMSS SSSSSSS', moves: 'M', ...more }, /skips/)
  expect(at({ walls: '00N' })).toEqual(['Player 0 skips M at 00: a wall is ahead [P7]'])
  expect(at({ hills: '1022' })).toEqual([
    'Player 0 skips M at 00: the edge of a hill is ahead [P7]',
  ])
  expect(at({ moves: 'LM' })).toEqual(['Player 0 skips M at 00: the border is ahead [P7]'])
  expect(at({ moves: 'RMM' })).toEqual(['Player 0 skips M at 08: the other robot is ahead [P7]'])
})

it('P8: refuses letters that are not in the hand and programs that are too long, each by its line', () => {
  const hands = 'SSSSSSL SSSSSSS'
  expect(errorsOf({ hands, moves: 'LL' })).toEqual([
    '5: Move 1 needs more L than player 0 has; their hand is SSSSSSL [P8]',
  ])
  expect(errorsOf({ hands, moves: 'S SSSSSS' })).toEqual([
    '6: Move 2 has 6 instructions; expected 1 to 5 [P8]',
  ])
})

it('P8: tells each illegal move in a match by its own sentence', () => {
  const level = levelOf({ hands: 'SSSSSSL SBBBBBB', moves: 'S' })
  const refuse = (move: string) => {
    const done = making.advance(level, [move], { below: () => 0 } as never)
    return done.ok ? null : done.error
  }
  expect([refuse(''), refuse('BBBBBB'), refuse('BSS'), refuse('BxS'), refuse('BSB')]).toEqual([
    'A program has at least one instruction [P8]',
    'A program has at most five instructions [P8]',
    'Player 1 has no S for instruction 3; their hand is SBBBBBB [P8]',
    'Instruction 2 is not a letter of SLRBJM [P8]',
    null,
  ])
  const over = levelOf({ samples: '101', hands: 'SBSLRMJ SSSSSSS', moves: 'SBS' })
  expect(making.toMove(over)).toEqual([])
  expect(making.advance(over, ['S'], { below: () => 0 } as never)).toEqual({
    ok: false,
    error: 'The game is over for player 1 [P10]',
  })
})

it('P10: refuses moves after the last sample, and after the bank', () => {
  const hands = 'SBSMLRS LSSBRJM'
  expect(errorsOf({ samples: '101', hands, moves: 'SBS L' })).toEqual([
    '6: Move 2 comes after the end of the game for player 1; expected no more moves [P10]',
  ])
  expect(errorsOf({ hands, rest: 'S', moves: 'SBS L M' })).toEqual([
    '7: Move 3 comes after the end of the game for player 0; expected no more moves [P10]',
  ])
})

it('ends at once with the last sample: nothing more is done or drawn', () => {
  const short = { samples: '101', hands: 'SBSMLRS SSSSSSS', moves: 'SBSMR' }
  const lines = told(short, /./)
  expect(lines.at(-1)).toBe('The last sample is on a base: the game is over [T9]')
})

it('lets the other player continue after the first has to stop, until they have to stop too', () => {
  const short = { hands: 'SBSMLRS LSSBRJM', rest: 'SSSR', moves: 'SBS LS SS' }
  expect(told(short, /bank/)).toEqual([
    'The bank is empty: player 1 has 6 cards and stops [T9]',
    'The bank is empty: player 0 has 5 cards and stops [T9]',
  ])
  const moves = (list: string) => making.toMove(levelOf({ ...short, moves: list }))
  expect([moves('SBS'), moves('SBS LS'), moves('SBS LS SS')]).toEqual([[1], [0], []])
})

it('keeps an edge between two hills that touch, and lets J over it', () => {
  const short = { hills: '1032 4062', hands: 'JSSSJLR SSSSSSS', moves: 'JSSSJ' }
  expect(told(short, /skips|jumps/)).toEqual([
    'Player 0 jumps over the edge of a hill to 10 [T3]',
    'Player 0 skips S at 30: the edge of a hill is ahead [T2]',
    'Player 0 jumps over the edge of a hill to 40 [T3]',
  ])
})
