import { unzipSync, strFromU8 } from 'fflate'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { useFolder } from '../../../scripts/unit/use-folder'
import { packageKinds } from '@core/package/order'
import { unbuildable } from '@core/package/testing/unbuildable'
import { runCaptured, type CommandResult } from '../testing/captured-io'
import { ANSWER, BROKEN, SAMPLE } from '../testing/level-folder'
import { plainArtist } from '../testing/plain-artist'

const { at: out, put } = useFolder()

function pack(...args: string[]): Promise<CommandResult> {
  return runCaptured(['package', out('set'), ...args], { artist: plainArtist })
}

beforeEach(() => {
  put('set/sample/1.in', SAMPLE)
  put('set/secret/02.in', `${SAMPLE.replace('\n', ' \n')}  \n`)
  put('set/secret/02.ans', 'not looked at')
  const tests = { 'secret/02.in': { note: 'Blanks at the ends.' } }
  put('set/boardwright.json', JSON.stringify({ version: 1, tests }))
})

describe('package --kind kattis', () => {
  const kattis = ['--kind', 'kattis', '--author', 'A. Setter', '--licence', 'cc0']

  test('makes a folder with tests, statement and programs', async () => {
    const done = await pack(...kattis, '--out', out('mice'), '--title', 'Mice')
    expect(done).toMatchObject({ exitCode: 0, out: `${out('mice')}: 2 tests\n` })
    expect(readdirSync(out('mice')).sort()).toEqual([
      'data',
      'input_validators',
      'problem.yaml',
      'problem_statement',
      'submissions',
    ])
    const file = (path: string): string => readFileSync(join(out('mice'), path), 'utf8')
    expect(file('problem.yaml')).toContain('name: "Mice"\n')
    expect(file('input_validators/validate.py')).toContain('validate()')
    expect(file('data/secret/02.in')).toBe(file('data/sample/01.in'))
    expect(file('data/secret/02.ans')).toBe(ANSWER)
    expect(file('data/sample/01.svg')).toBe('<svg scale="24"/>')
    expect(file('data/secret/02.desc')).toMatch(/^Blanks at the ends\.\n\nMisreadings/)
    expect(file('problem_statement/board.png')).toBe('PNG of <svg scale="24"/>')
    expect(file('submissions/accepted/rockets.cpp')).toContain('solve(rockets, READING)')
    expect(readdirSync(out('mice/submissions/wrong_answer')).length).toBeGreaterThan(0)
  })

  test('tells the jury why in the format where no verdict hangs on it, else when asked', async () => {
    const program = async (place: string, ...args: string[]): Promise<string | null> => {
      const name = `mice${args.join('').replace(/[^a-z0-9]/g, '')}`
      expect((await pack(...kattis, ...args, '--out', out(name))).exitCode).toBe(0)
      const path = join(out(name), place)
      return existsSync(path) ? readFileSync(path, 'utf8') : null
    }
    const [beside, instead] = ['output_visualizer/why.py', 'output_validators/why.py']
    expect(await program(instead)).toBeNull()
    expect(await program(beside, '--format', '2025-09', '--why', 'no')).toBeNull()
    const drawn = await program(beside, '--format', '2025-09')
    const decided = await program(instead, '--why', 'yes')
    expect(drawn).toContain('\nDECIDES = False\n')
    expect(decided).toMatch(
      /\nDECIDES = True\nFLAGS = \("case_sensitive", \)\nSAY = \{.*\}\nTABLE = """\n[0-9a-f]{64} \S+\n"""\n\ntell\(TABLE\)\n$/,
    )
    expect(readFileSync(join(out('micewhyyes'), 'problem.yaml'), 'utf8')).toContain(
      'validation: custom\nvalidator_flags: case_sensitive\n',
    )
    const zip = await pack('--kind', 'zip', '--why', 'yes', '--out', out('tests.zip'))
    expect(zip.exitCode).toBe(2)
    expect(zip.err).toContain('Only packages for Kattis, Polygon and CMS in which no programs')
  })

  test('makes the same bytes of the same tests as an archive', async () => {
    const archives: Buffer[] = []
    for (const name of ['mice.zip', 'again/mice.zip']) {
      expect((await pack(...kattis, '--out', out(name))).exitCode).toBe(0)
      archives.push(readFileSync(out(name)))
    }
    expect(archives[0]!.equals(archives[1]!)).toBe(true)
    expect(Object.keys(unzipSync(archives[0]!))).toContain('problem.yaml')
  })

  test('says before what judges would refuse, and writes nothing', async () => {
    const done = await pack('--kind', 'kattis', '--out', out('Mice'))
    expect(done).toMatchObject({ exitCode: 2, out: '' })
    expect(done.err).toContain('The package is called “Mice”')
    expect(done.err).toContain('The problem has no author')
    expect(existsSync(out('Mice'))).toBe(false)
  })

  test('says what a verifier would warn of, and goes on', async () => {
    const done = await pack('--kind', 'kattis', '--author', 'A', '--out', out('mice'))
    expect(done.exitCode).toBe(0)
    expect(done.err).toContain('warning: The licence is unknown\n')
    expect(done.err).toContain('warning: Duplicate tests: data/sample/01, data/secret/02\n')
  })

  test('names answer files that contradict each other, and those that differ from the official answers', async () => {
    put('set/secret/02.out', ANSWER)
    put('set/sample/1.out', ANSWER)
    put('set/sample/1.ans', ANSWER.replaceAll('\n', ' \r\n'))
    const place = out('set')
    const told = [
      `${place}: warning: secret/02.ans and secret/02.out contradict each other; the package has the official answer\n`,
      `${place}: warning: An answer file differs from the official answer, which the package has: secret/02.ans\n`,
    ]
    const done = await pack(...kattis, '--out', out('mice'))
    expect(done.err).toContain(told.join(''))
    expect((await pack('--kind', 'zip', '--out', out('tests.zip'))).err).toBe(told.join(''))
    put('set/boardwright.json', '{ "version": 1, "compare": "exact" }')
    const exact = (await pack('--kind', 'zip', '--out', out('tests2.zip'))).err
    expect(exact).toContain(told[0])
    expect(exact).toContain('2 answer files differ from the official answers')
  })

  test('takes the programs that are kept with the set by their sources, and names the others', async () => {
    put('model.cpp', 'int main() {}\n')
    put('set/greedy.py', 'print(1)\n')
    const programs = [
      { name: 'model', command: '../model.cpp', expect: ['OK'], groups: { secret: ['WA'] } },
      { name: 'greedy', command: 'python3 greedy.py 7', expect: ['WA'] },
      { name: 'built', command: '../a.out', expect: ['OK'] },
      { name: 'gone', command: 'gone.py', expect: ['OK'] },
    ]
    put('set/boardwright.json', JSON.stringify({ version: 1, programs }))
    const { err, exitCode } = await pack(...kattis, '--out', out('mice'))
    // It is made, but the notes have an error.
    expect(exitCode).toBe(1)
    expect(err.match(/[^ /]+: model: what is expected in .*/g)).toEqual([
      'error: model: what is expected in secret contradicts what is expected over all tests; no run can meet both.',
    ])
    expect(err).toContain('2 programs of the set are not included: built, gone.')
    const file = (path: string): string => readFileSync(join(out('mice/submissions'), path), 'utf8')
    expect(file('accepted/own-model/model.cpp')).toBe('int main() {}\n')
    expect(file('wrong_answer/own-greedy/greedy.py')).toBe('print(1)\n')
  })

  test('goes on without notes that cannot be read', async () => {
    put('set/boardwright.json', '{\n"version": 1\n')
    const done = await pack(...kattis, '--out', out('mice'))
    expect(done.exitCode).toBe(0)
    expect(done.err).toMatch(
      /boardwright\.json: warning: its notes are ignored: Line 3, column 1: this is/,
    )
  })

  test('tells what is wrong with every test, and writes nothing', async () => {
    put('set/secret/03.in', BROKEN)
    put('set/secret/04.in', 'nonsense')
    const done = await pack(...kattis, '--out', out('mice'))
    expect(done).toMatchObject({ exitCode: 1, out: '' })
    expect(done.err).toMatch(/^secret\/03\.in:\d+:\d+: error: .*\nsecret\/04\.in:1:1: error: .*\n$/)
    expect(existsSync(out('mice'))).toBe(false)
  })

  test('leaves a folder alone that holds something', async () => {
    put('mice/own.txt', 'mine')
    const done = await pack(...kattis, '--out', out('mice'))
    expect(done).toMatchObject({ exitCode: 1, out: '' })
    expect(done.err).toContain('error: cannot be written: it is a folder that is not empty\n')
    expect(readdirSync(out('mice'))).toEqual(['own.txt'])
  })
})

test('package --opponent leaves points out, and says so', async () => {
  const level = readFileSync(
    'src-main/core/games/progers/samples/statement-config/level.txt',
    'utf8',
  )
  put('matches/01.in', level)
  put('matches/boardwright.json', '{ "version": 1, "groups": { "": { "points": 100 } } }')
  const about = ['--kind', 'kattis', '--opponent', 'greedy', '--author', 'A', '--out', out('match')]
  const { err, exitCode } = await runCaptured(['package', out('matches'), ...about], {
    artist: plainArtist,
  })
  expect(exitCode).toBe(0)
  expect(err).toContain('warning: The points of groups are not included')
  expect(existsSync(join(out('match'), 'data/testdata.yaml'))).toBe(false)
  expect(readFileSync(join(out('match'), 'output_validators/referee.py'), 'utf8')).toContain(
    'referee()',
  )
})

describe('package --kind page', () => {
  test('makes a page for each level, and one that leads to them', async () => {
    expect(await pack('--kind', 'page', '--out', out('pages'), '--title', 'Mice')).toMatchObject({
      exitCode: 0,
      err: expect.stringContaining('show the answers of all tests') as string,
    })
    expect(readdirSync(out('pages')).sort()).toEqual(['index.html', 'sample', 'secret'])
    const index = readFileSync(out('pages/index.html'), 'utf8')
    const links = [...index.matchAll(/href="([^"]*)"/g)].map(([, path]) => path!)
    expect(links).toEqual(['sample/01.html', 'secret/02.html'])
    for (const path of links) {
      expect(readFileSync(join(out('pages'), path), 'utf8')).toContain(JSON.stringify(SAMPLE))
    }
    expect(index).toContain('Blanks at the ends.')
  })
})

describe('package --kind handout', () => {
  test('writes the samples with their answers, and all rules', async () => {
    const done = await pack('--kind', 'handout', '--out', out('mice.html'), '--title', 'A & B')
    expect(done).toMatchObject({ exitCode: 0, err: '' })
    const page = readFileSync(out('mice.html'), 'utf8')
    expect(page).toContain('<title>A &#38; B</title>')
    expect(page).toContain(`<pre>${SAMPLE}</pre></td><td><pre>${ANSWER}</pre>`)
    expect(page.match(/<dt>/g)).toHaveLength(20)
    expect(page.match(/<img /g)).toHaveLength(1)
    expect(page).not.toContain('Blanks at the ends.')
  })

  test('is no folder, and no PDF', async () => {
    for (const name of ['mice', 'mice.pdf']) {
      const done = await pack('--kind', 'handout', '--out', out(name))
      expect(done).toMatchObject({ exitCode: 2, out: '' })
      expect(done.err).toContain('the window can also write it as PDF')
      expect(existsSync(out(name))).toBe(false)
    }
  })
})

describe('package --kind zip', () => {
  test('archives inputs and answers as Polygon names them', async () => {
    expect((await pack('--kind', 'zip', '--out', out('tests.zip'))).exitCode).toBe(0)
    const held = unzipSync(readFileSync(out('tests.zip')))
    expect(Object.keys(held)).toEqual(['tests/01', 'tests/01.a', 'tests/02', 'tests/02.a'])
    expect(strFromU8(held['tests/02.a']!)).toBe(ANSWER)
  })

  test('takes other names, and a folder', async () => {
    const names = ['--input', '{n}.in', '--answer', '{n}.out']
    expect((await pack('--kind', 'zip', ...names, '--out', out('tests'))).exitCode).toBe(0)
    expect(readdirSync(out('tests')).sort()).toEqual(['1.in', '1.out', '2.in', '2.out'])
  })

  test('refuses names that do not tell tests apart', async () => {
    const done = await pack('--kind', 'zip', '--input', 'test.in', '--out', out('tests'))
    expect(done.exitCode).toBe(2)
    expect(done.err).toContain('two files would both be called “test.in”')
  })
})

test('package wants tests of one game', async () => {
  const empty = await runCaptured(['package', out('set/none'), '--kind', 'zip', '--out', out('x')])
  expect(empty.exitCode).toBe(2)
  put(
    'set/secret/05.in',
    readFileSync('src-main/core/games/labyrinth/samples/statement/level.txt', 'utf8'),
  )
  const mixed = await pack('--kind', 'zip', '--out', out('x'))
  expect(mixed.exitCode).toBe(2)
  expect(mixed.err).toContain('The tests belong to different games: rockets, labyrinth')
})

test.each(packageKinds)(
  '%s has no program that DOMjudge would have to build in a language that it does not know',
  async (kind) => {
    const name = kind === 'handout' ? 'mice.html' : 'mice'
    const about = kind === 'kattis' ? ['--author', 'A. Setter'] : []
    expect((await pack('--kind', kind, '--out', out(name), ...about)).exitCode).toBe(0)
    const paths =
      kind === 'handout' ? [] : readdirSync(out(name), { recursive: true, encoding: 'utf8' })
    const files = paths.map((path) => ({ path: path.replaceAll('\\', '/') }))
    expect(files.some(({ path }) => path.startsWith('input_validators/'))).toBe(kind === 'kattis')
    const programs = files.filter(({ path }) => statSync(join(out(name), path)).isFile())
    expect(unbuildable(programs)).toEqual([])
  },
)
