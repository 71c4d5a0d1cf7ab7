import { describe, expect, test } from 'vitest'
import { sampleText } from '../conformance/testing/samples'
import type { AnyGame } from '../game/any-game'
import { checkText } from '../game/check-text'
import { orderIn } from '../game/refereed'
import { games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { dmojFiles } from './dmoj/files'
import { dmojRefusals, dmojRemarks } from './dmoj/refusals'
import { kattisFiles } from './kattis'
import { countTests } from './matches'
import { polygonRefusals, polygonRemarks } from './polygon/refusals'
import { packed, packedLevel, problemOf as usual } from './testing/problem'
import { unbuildable } from './testing/unbuildable'
import type { PackedProblem } from './package'
import { kattisRefusals, kattisRemarks } from './refusals'

const played = (games as readonly AnyGame[]).filter(({ making }) => making)
const levels: Readonly<Record<string, string>> = {
  progers: 'statement-config',
  ghosts: 'default-town',
}

const secrets: Readonly<Record<string, string>> = {
  progers: 'bonus-per-player',
  ghosts: 'statement-match',
}

/** A problem that is played against the built-in player. */
function problemOf(game: AnyGame, more: Partial<PackedProblem> = {}): PackedProblem {
  const programs = { solve: '', testlib: null, validate: '', check: '', why: '' }
  const match = { referee: 'referee(MUST_WIN)\n', player: 'player(PLAYER)\n' }
  return usual(game, {
    ...{ name: 'match', opponent: 'greedy', figure: null, programs: { ...programs, match } },
    tests: [
      packed(game, 'sample', '1', levels[game.id]),
      packed(game, 'secret', 'over', secrets[game.id]),
    ],
    ...more,
  })
}

// A stand-in for the rules of the format, as far as they are others than those of a package without a referee.
describe.each(played)('an interactive package of $id', (game) => {
  const making = game.making!
  const problem = problemOf(game)
  const made = kattisFiles(problem)
  const files = new Map(made.map(({ path, content }) => [path, content.toString()]))

  test('has no program that a judge starts itself and could not', () => {
    expect(unbuildable(made)).toEqual([])
  })

  test('has a referee, players and what it refuses, and nothing of answers', () => {
    expect(kattisRefusals(problem)).toEqual([])
    expect(files.get('problem.yaml')).toContain('validation: custom interactive\n')
    expect(files.get('problem.yaml')).not.toContain('validator_flags')
    expect(files.get('problem_statement/problem.en.tex')).toContain('\\section*{Interaction}')
    expect(files.get('output_validators/referee.py')).toMatch(
      /\nMUST_WIN = False\nACCEPTED, REFUSED = 42, 43\nPATIENCE = 1\n\nreferee\(MUST_WIN\)\n$/,
    )
    expect(files.get('input_validators/validate.py')).toContain(
      `\nPLAYERS = (${making.players.map(({ id }) => `"${id}", `).join('')})\n`,
    )
    const programs = [...files.keys()].filter((path) => path.startsWith('submissions/'))
    expect(programs).toEqual([
      ...making.players.map(({ id }) => `submissions/accepted/${id}.py`),
      'submissions/wrong_answer/illegal.py',
      'submissions/wrong_answer/silent.py',
    ])
  })

  test('asks for a match from either side on each level, and on none twice', () => {
    const inputs = [...files].filter(([path]) => path.endsWith('.in'))
    const orders = inputs.map(([, text]) => orderIn(text)!)
    expect(orders.slice(0, 2).map(({ side, opponent }) => [side, opponent])).toEqual([
      [0, 'greedy'],
      [1, 'greedy'],
    ])
    expect(new Set(orders.map(({ text, side }) => `${side}${text}`)).size).toBe(orders.length)
    for (const { text } of orders) {
      const { level, isRunnable } = checkText(game, text)
      expect([isRunnable, game.format.print(making.levelOf(level))]).toEqual([true, text])
    }
    for (const [path] of inputs) {
      for (const ending of ['ans', 'desc', 'svg']) {
        expect(files.has(path.replace(/in$/, ending))).toBe(true)
      }
    }
  })

  test('shows samples as exchanges that the game reads as matches that are over', () => {
    for (const side of [0, 1]) {
      const exchange = files.get(`data/sample/01-${side}.interaction`)!
      const transcript = exchange.replace(/^</gm, '>> ').replace(/^>(?! |>)/gm, '<< ')
      const { level, diagnostics } = checkText(game, transcript)
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(making.toMove(level)).toEqual([])
    }
    expect(files.has('data/secret/over-0.interaction')).toBe(false)
  })

  test('in the format 2025-09 also says what can be downloaded, and has no answers', () => {
    const latest = new Map(
      kattisFiles({ ...problem, format: '2025-09' }).map(({ path, content }) => [
        path,
        content.toString(),
      ]),
    )
    expect(latest.get('problem.yaml')).toContain('\ntype: interactive\n')
    expect([...latest.keys()].filter((path) => /output_validator|test_group/.test(path))).toEqual([
      'output_validator/referee.py',
    ])
    const sample = 'data/sample/01-0'
    for (const ending of ['in', 'interaction']) {
      expect(latest.get(`${sample}.${ending}`)).toBe(files.get(`${sample}.${ending}`))
    }
    expect(latest.get(`${sample}.in.download`)).toBe(latest.get(`${sample}.in`))
    expect([latest.get(`${sample}.ans`), latest.get(`${sample}.ans.download`)]).toEqual(['', ''])
    expect(latest.has('data/secret/over-0.in.download')).toBe(false)
    expect(latest.get('submissions/submissions.yaml')).toBe(
      [
        `accepted/${making.players.at(-1)!.id}.py:`,
        '  model_solution: true',
        'wrong_answer/*.py:',
        '  permitted: [WA]',
        '',
      ].join('\n'),
    )
  })

  test('is sketched with the same names and without playing', () => {
    const sketch = kattisFiles(problemOf(game, { isSketch: true }))
    expect(sketch.map(({ path }) => path)).toEqual([...files.keys()])
  })

  test('says what has no place, and refuses a player that there is none of', () => {
    expect(kattisRemarks(problem)[0]).toMatch(/^Programs play against a built-in player/)
    const plain = { ...problem.programs!, match: null }
    expect(kattisRefusals(problemOf(game, { programs: plain }))).toContainEqual(
      expect.stringMatching(/ has no programs for judging systems yet: /),
    )
    const stranger = problemOf(game, { opponent: 'nobody' })
    expect(kattisRefusals(stranger)[0]).toMatch(/^There is no player “nobody”; .* has random,/)
  })
})

test('a level that programs are not told is refused', () => {
  const ghosts = played.find(({ id }) => id === 'ghosts')!
  const level: unknown = ghosts.generator.generate(ghosts.generator.defaults, makeRng(5))
  const tests = [packedLevel(ghosts, level, '', 'own')]
  expect(kattisRefusals(problemOf(ghosts, { tests }))).toEqual([
    'A program cannot know the level of “/own.in”: the official protocol does not send it',
  ])
})

test('secret tests need a level of their own', () => {
  const base = problemOf(played[0]!)
  const [sample] = base.tests
  const tests = [sample!, { ...sample!, group: 'secret', name: 'again' }]
  expect(kattisRefusals({ ...base, tests })).toEqual([
    'Every secret test is played on the level of a sample, which is shown',
  ])
})

test('a game without matches has no referee', () => {
  const other = (games as readonly AnyGame[]).find(({ making }) => !making)!
  const level = checkText(other, sampleText(other.id, 'statement')).level
  const tests = [packedLevel(other, level, '', 'one')]
  const base = { ...problemOf(played[0]!), game: other, tests }
  expect(kattisRefusals(base)).toContain(`${other.title} is not played by two programs`)
})

describe('several tests on one level', () => {
  const game = played.find(({ id }) => id === 'progers')!
  const [first, second, third] = ['statement-config', 'bonus-per-player', 'bank-of-nine'].map(
    (sample): unknown => checkText(game, sampleText(game.id, sample)).level,
  )
  const points = (all: number) => ({ points: all, count: 'all', requires: [], bounds: {} }) as const
  const testlib = { validate: '', check: '', match: { interactor: '', player: '' } }
  const onLevels = (more: Partial<PackedProblem> = {}): PackedProblem =>
    problemOf(game, {
      tests: [
        packedLevel(game, second, 'a', '01'),
        packedLevel(game, first, 'b', '02'),
        { ...packedLevel(game, second, 'b', '03'), isOfficial: false },
        packedLevel(game, first, 'sample', '04'),
        { ...packedLevel(game, third, 'secret', '05'), isOfficial: false },
      ],
      isSketch: true,
      programs: { ...problemOf(game).programs!, testlib },
      ...more,
    })
  const numbers = (problem: PackedProblem): string[] =>
    [...dmojFiles(problem)].flatMap(({ path }) => /^tests\/(\d+)\.in$/.exec(path)?.[1] ?? [])
  const left =
    '2 tests are not included, because another test (in brackets) already has the same level: b/02.in (sample/04.in), b/03.in (a/01.in)'

  test('are played once, as the sample where one is shown, and the others are named', () => {
    const inputs = kattisFiles(onLevels()).flatMap(({ path }) => (/\.in$/.test(path) ? path : []))
    expect(inputs.slice(0, 4)).toEqual([
      'data/secret/a-01-0.in',
      'data/secret/a-01-1.in',
      'data/sample/04-0.in',
      'data/sample/04-1.in',
    ])
    for (const remarks of [kattisRemarks, dmojRemarks, polygonRemarks]) {
      expect(remarks(onLevels())).toContain(left)
      expect(remarks(onLevels()).join()).not.toContain('Duplicate')
    }
    expect(countTests(onLevels(), 'greedy')).toBe(numbers(onLevels()).length)
    expect(countTests(onLevels(), null)).toBe(5)
  })

  test('remarks name matches as the package does, and say nothing of answers, which it has not', () => {
    const outside = 'The validator accepts levels with warnings, because the set contains some: '
    expect(numbers(onLevels())).toHaveLength(6)
    for (const remarks of [dmojRemarks, polygonRemarks])
      expect(remarks(onLevels())).toContain(`${outside}05, 06`)
    expect(kattisRemarks(onLevels())).toContain(`${outside}data/secret/05-0, data/secret/05-1`)
    const [one, ...others] = onLevels().tests
    const doubts = { file: 'a/01.ans', isWrong: true, rival: null }
    const doubtful = onLevels({ tests: [{ ...one!, doubts }, ...others] })
    for (const remarks of [kattisRemarks, dmojRemarks, polygonRemarks])
      expect(remarks(doubtful).join()).not.toContain('answer file')
  })

  test('have each level printed once in a whole plan', () => {
    let printed = 0
    const print = (level: unknown): string => (printed++, game.format.print(level))
    const problem = onLevels({ game: { ...game, format: { ...game.format, print } } })
    kattisRefusals(problem)
    // Three levels, and for each whether a program is told all of it, which compares two texts.
    expect(printed).toBe(3 + 3 * 2)
    kattisRemarks(problem)
    kattisFiles(problem)
    countTests(problem, 'greedy')
    expect(printed).toBe(9)
  })

  test('leave no group with points without a level', () => {
    const setScoring = { a: points(40), b: points(60) }
    const sentence =
      'After an import of this package, group b would have 60 points but no tests: a package includes each level only once, and other tests already have all of its levels. Give it a different level or remove its points'
    for (const refusals of [kattisRefusals, dmojRefusals, polygonRefusals]) {
      expect(refusals(onLevels())).toEqual([])
      expect(refusals(onLevels({ setScoring }))).toEqual([sentence])
      expect(refusals(onLevels({ setScoring: { a: points(100) } }))).toEqual([])
    }
  })
})
