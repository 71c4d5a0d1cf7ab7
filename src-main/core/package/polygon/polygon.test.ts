import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../game/any-game'
import { orderIn } from '../../game/refereed'
import { gamesIn } from '../../games/registry'
import { games } from '../../games/testing'
import { allWords } from '../../words/made/all'
import { words as russian } from '../../words/made/ru/packages'
import type { PackedProblem } from '../package'
import { keptLinesIn } from '../kept'
import { packed, problemOf } from '../testing/problem'
import { allWithin, readXml, within, type XmlElement } from '../testing/read-xml'
import { polygonFiles } from './files'
import { polygonRefusals } from './refusals'

const list: readonly AnyGame[] = games
const rockets = list.find(({ id }) => id === 'rockets')!

function filesOf(problem: PackedProblem): ReadonlyMap<string, string> {
  return new Map(polygonFiles(problem).map(({ path, content }) => [path, content.toString()]))
}

function descriptorOf(problem: PackedProblem): XmlElement {
  return readXml(filesOf(problem).get('problem.xml')!)
}

describe.each(list)('a package of $id for Polygon', (game) => {
  const problem = problemOf(game)
  const files = filesOf(problem)
  const root = readXml(files.get('problem.xml')!)
  const testset = within(root, 'judging', 'testset')

  test('names all of its files in problem.xml, and no others', () => {
    expect(polygonRefusals(problem)).toEqual([])
    const paths = [...allWithin(root, 'source'), ...allWithin(root, 'statement')].map(
      ({ attributes }) => attributes['path']!,
    )
    const numbers = within(testset, 'tests').children.map((_, at) => `${at + 1}`.padStart(2, '0'))
    const tests = numbers.flatMap((number) =>
      ['input-path-pattern', 'answer-path-pattern'].map((name) =>
        within(testset, name).text.replace('%02d', number),
      ),
    )
    const statement = ['problem-properties.json', 'board.png', 'example.01', 'example.01.a'].map(
      (name) => `statements/english/${name}`,
    )
    const named = new Set(['problem.xml', ...paths, ...tests, ...statement])
    expect([...files.keys()].sort()).toEqual([...named].sort())
  })

  test('has tests with the answers of the engine, samples first, and limits in ms and bytes', () => {
    expect(testset.attributes).toEqual({ name: 'tests' })
    expect(within(testset, 'test-count').text).toBe('2')
    expect(within(testset, 'time-limit').text).toBe('1500')
    expect(within(testset, 'memory-limit').text).toBe(`${2 ** 28}`)
    expect(within(testset, 'tests').children.map(({ attributes }) => attributes)).toEqual([
      { method: 'manual', sample: 'true' },
      { method: 'manual' },
    ])
    problem.tests.forEach(({ text, worth }, at) => {
      expect(files.get(`tests/0${at + 1}`)).toBe(text)
      expect(files.get(`tests/0${at + 1}.a`)).toBe(worth.answer)
    })
  })

  test('has a right solution and one for each misreading that a test catches, each once', () => {
    const caught = new Set(problem.tests.flatMap(({ worth }) => worth.caught))
    const solutions = allWithin(root, 'solution').map(({ attributes, children }) => [
      attributes['tag'],
      children[0]!.attributes['path'],
      children[0]!.attributes['type'],
    ])
    expect(solutions[0]).toEqual(['main', `solutions/${game.id}.cpp`, 'cpp.g++17'])
    expect(solutions.slice(1).sort()).toEqual(
      [...caught].map((id) => ['wrong-answer', `solutions/${id}.cpp`, 'cpp.g++17']).sort(),
    )
    for (const id of caught)
      expect(files.get(`solutions/${id}.cpp`)).toContain(`READING[] = "${id}";\nsolve(READING)\n`)
  })

  test('has a checker and a validator that are executables too, for they are sent as those', () => {
    const paths = ['files/check.cpp', 'files/val.cpp']
    expect(
      allWithin(within(root, 'files'), 'source').map(({ attributes }) => attributes['path']),
    ).toEqual(paths)
    const assets = within(root, 'assets')
    expect(within(assets, 'checker', 'source').attributes['path']).toBe(paths[0])
    expect(within(assets, 'validators', 'validator', 'source').attributes['path']).toBe(paths[1])
    expect(files.get(paths[0]!)).toMatch(
      /^(\/\/ .*\n)+static const bool IS_EXACT = false;\nstatic const char \*const SAY\[\] = \{\n( {4}".*",\n){6}\};\nstatic const char TABLE\[\] = "";\ncheck\(IS_EXACT\)\n$/,
    )
    expect(files.get(paths[1]!)).toMatch(
      /^(\/\/ .*\n)+static const bool IS_STRICT = true;\nstatic const char PLAYERS\[\] = "";\nvalidate\(IS_STRICT\)\n$/,
    )
  })

  test('tells the same in problem.tex and in problem-properties.json', () => {
    const statement = files.get('statements/english/problem.tex')!
    const properties = JSON.parse(
      files.get('statements/english/problem-properties.json')!,
    ) as Record<string, string>
    const [first = '', ...rest] = statement.split('\n')
    expect(first).toBe(
      "\\begin{problem}{Mice: ``a'' & 'b'}{standard input}{standard output}{1.5 seconds}{256 megabytes}".replace(
        '&',
        '\\&',
      ),
    )
    expect(rest.join('\n')).toBe(
      [
        '',
        properties['legend'],
        '',
        '\\InputFile',
        properties['input'],
        '',
        '\\OutputFile',
        properties['output'],
        '',
        '\\Example',
        '',
        '\\begin{example}',
        '\\exmpfile{example.01}{example.01.a}%',
        '\\end{example}',
        '',
        '\\end{problem}',
        '',
      ].join('\n'),
    )
    for (const name of ['legend', 'input', 'output']) expect(properties[name]).not.toBe('')
    for (const name of ['notes', 'tutorial']) expect(properties[name]).toBe('')
    expect(files.get('statements/english/example.01')).toBe(files.get('tests/01'))
    expect(files.get('statements/english/example.01.a')).toBe(files.get('tests/01.a'))
    expect(statement).not.toContain('\\section')
  })
})

/** Samples of two levels that programs are told. */
const played: Readonly<Record<string, readonly [string, string]>> = {
  progers: ['statement-config', 'bonus-per-player'],
  ghosts: ['default-town', 'statement-match'],
}

describe.each(list.filter(({ making }) => making))('matches of $id for Polygon', (game) => {
  const players = game.making!.players.map(({ id }) => id)
  const [shown, secret] = played[game.id]!
  const tests = [packed(game, 'sample', '01', shown), packed(game, '', '02', secret)]
  const problem = problemOf(game, { opponent: 'greedy', tests })
  const files = filesOf(problem)
  const root = readXml(files.get('problem.xml')!)

  test('have an interactor, which is an executable too, and a validator that knows the players', () => {
    const source = { path: 'files/interactor.cpp', type: 'cpp.g++17' }
    expect(within(root, 'assets', 'interactor', 'source').attributes).toEqual(source)
    expect(within(root, 'assets').children.map(({ name }) => name)).toEqual(
      ['checker', 'interactor', 'validators'].concat('solutions'),
    )
    expect(
      allWithin(within(root, 'files'), 'source').map(({ attributes }) => attributes),
    ).toContainEqual(source)
    expect(files.get(source.path)).toMatch(
      /^(\/\/ .*\n)+static const bool MUST_WIN = false;\ninteract\(MUST_WIN\)\n$/,
    )
    expect(files.get('files/val.cpp')).toContain(
      `\nstatic const char PLAYERS[] = "${players.join(' ')}";\n`,
    )
  })

  test('are played from both sides of each level, samples first, and end with the same output', () => {
    const told = within(root, 'judging', 'testset', 'tests').children.map(
      ({ attributes }) => attributes,
    )
    const sample = { method: 'manual', sample: 'true' }
    expect(told).toEqual([sample, sample, { method: 'manual' }, { method: 'manual' }])
    const orders = told.map((_, at) => orderIn(files.get(`tests/0${at + 1}`)!)!)
    expect(orders.map(({ side, opponent }) => [side, opponent])).toEqual(
      [0, 1, 0, 1].map((side) => [side, 'greedy']),
    )
    told.forEach((_, at) => expect(files.get(`tests/0${at + 1}.a`)).toBe('over\n'))
  })

  test('have the built-in players as solutions, the strongest as the main one, and programs to refuse', () => {
    const solutions = allWithin(root, 'solution').map(({ attributes, children }) => [
      attributes['tag'],
      children[0]!.attributes['path'],
      children[0]!.attributes['type'],
    ])
    expect(solutions).toEqual([
      ...players.map((id) => [
        id === players.at(-1) ? 'main' : 'accepted',
        ...[`solutions/${id}.cpp`, 'cpp.g++17'],
      ]),
      ['wrong-answer', 'solutions/illegal.py', 'python.3'],
      ['wrong-answer', 'solutions/silent.py', 'python.3'],
    ])
    for (const id of players)
      expect(files.get(`solutions/${id}.cpp`)).toContain(`PLAYER[] = "${id}";\nplay(PLAYER)\n`)
  })

  test('are told in the statement: how programs talk, and what they read and write in samples', () => {
    const statement = files.get('statements/english/problem.tex')!
    expect(statement).toMatch(/\n\\Interaction\n% .*\nYour program plays a whole match against/)
    expect(statement).not.toContain('\\OutputFile')
    const { interaction, output } = JSON.parse(
      files.get('statements/english/problem-properties.json')!,
    ) as Record<string, string>
    expect(statement).toContain(`\\Interaction\n${interaction}\n`)
    expect(output).toBe('')
    const [read, written] = ['', '.a'].map((end) =>
      files.get(`statements/english/example.02${end}`)!,
    )
    expect(read!.split('\n').length).toBeGreaterThan(written!.split('\n').length)
    expect(written).toMatch(/^[A-Z ]+\n/)
  })

  test('keep of a level the first of its two matches', () => {
    const note = 'One'
    const noted = problemOf(game, {
      ...{ opponent: 'greedy', isSketch: true },
      tests: tests.map((one) => ({ ...one, path: `own/${one.name}.in`, note })),
    })
    const kept = keptLinesIn(filesOf(noted).get('problem.xml')!).map(
      ({ text }) => JSON.parse(text) as unknown,
    )
    expect(kept).toContainEqual(['test', '01', { path: 'own/01.in' }])
    expect(kept).toContainEqual(['test', '03', { path: 'own/02.in' }])
  })
})

test('names and notes may hold what XML has signs for, or no place for', () => {
  const title = 'A & "B" <c>'
  const tests = [{ ...packed(rockets, '', '01'), note: 'One\r\n“two” <3>\u0007 & "4"' }]
  const root = descriptorOf(problemOf(rockets, { title, tests }))
  expect(root.attributes).toEqual({ revision: '1', 'short-name': 'mice2' })
  expect(within(root, 'names', 'name').attributes).toEqual({ language: 'english', value: title })
  expect(allWithin(root, 'test')[0]!.attributes['description']).toBe('One\n“two” <3>  & "4"')
})

test('tests are numbered with two digits, those from 100 on with more, as the pattern says', () => {
  const one = packed(rockets, '', '01')
  const tests = Array.from({ length: 101 }, (_, at) => ({ ...one, name: `${at}` }))
  const files = filesOf(problemOf(rockets, { tests }))
  expect(['01', '99', '100', '101'].every((number) => files.has(`tests/${number}.a`))).toBe(true)
  expect(files.has('tests/001')).toBe(false)
})

test('the checker compares every byte where the set does, and the validator takes what the tests have', () => {
  const files = filesOf(
    problemOf(rockets, {
      compare: 'exact',
      tests: [{ ...packed(rockets, '', '01'), isOfficial: false }],
    }),
  )
  expect(files.get('files/check.cpp')).toContain('IS_EXACT = true;\n')
  expect(files.get('files/check.cpp')).toContain(
    '// Compares an output with the answer: every byte',
  )
  expect(files.get('files/val.cpp')).toContain('IS_STRICT = false;\n')
})

test('without a sample there is no example, and without limits there are the usual ones', () => {
  const tests = [packed(rockets, '', '01')]
  const problem = problemOf(rockets, { tests, limits: null, figure: null })
  const statement = filesOf(problem).get('statements/english/problem.tex')!
  expect(statement).not.toMatch(/\\Example|\\exmpfile|\\includegraphics/)
  const testset = within(descriptorOf(problem), 'judging', 'testset')
  expect(within(testset, 'time-limit').text).toBe('1000')
  expect(within(testset, 'memory-limit').text).toBe(`${2 ** 28}`)
})

test.each(gamesIn(allWords.ru).games as readonly AnyGame[])(
  'a package of $id in Russian is Russian in Polygon, too',
  (game) => {
    const problem = problemOf(game, { language: 'ru', words: russian, title: game.title })
    const files = filesOf(problem)
    const root = readXml(files.get('problem.xml')!)
    expect(allWithin(root, 'statement')[0]!.attributes).toMatchObject({
      language: 'russian',
      path: 'statements/russian/problem.tex',
    })
    expect([...files.keys()].filter((path) => path.includes('english'))).toEqual([])
    const statement = files.get('statements/russian/problem.tex')!
    expect(statement).toContain('{стандартный ввод}{стандартный вывод}{1,5 секунды}{256 мегабайт}')
    expect(statement).toContain('\\textbf{Правила}')
  },
)
