import { expect, test } from 'vitest'
import { rockets } from '@core/games/testing'
import { kattisFiles } from '@core/package/kattis'
import type { PackageFile, PackedProblem } from '@core/package/package'
import { polygonFiles } from '@core/package/polygon/files'
import { problemOf } from '@core/package/testing/problem'
import { readPackage, type ImportPlan } from '@core/package/import/read-package'
import { sha256 } from '../sha256'
import { importParts } from './import-parts'

const text =
  '# Mice\n\nAt most {{max width = 25}} wide.\n\n<!-- -- for us alone -->\n\n![](mouse.png)\n'
const pictures = { 'mouse.png': new Uint8Array([7]), 'unused.png': new Uint8Array([8]) }
const written: Partial<PackedProblem> = {
  sha256,
  statements: [
    { language: 'en', file: 'statement/en.md', text, pictures },
    { language: 'ru', file: 'statement/ru.md', text: '# Мыши\r\n', pictures },
  ],
  written: {
    file: 'statement/en.md',
    markdown: '# Mice\n\nAt most 25 wide.\n\n![](mouse.png)\n\n![](board-1.png)\n',
    boards: [{ file: 'board-1.png', svg: '<svg/>' }],
    ...{ pictures: ['mouse.png'], problems: [] },
    files: [
      { path: 'mouse.png', content: pictures['mouse.png'] },
      { path: 'board-1.png', content: new Uint8Array([1]) },
    ],
  },
}
const packages = {
  legacy: kattisFiles(problemOf(rockets, written)),
  '2025-09': kattisFiles(problemOf(rockets, { ...written, format: '2025-09' })),
  polygon: polygonFiles(problemOf(rockets, written)),
}

function imported(files: readonly PackageFile[]): ImportPlan {
  const encoder = new TextEncoder()
  const contents = new Map(
    files.map(({ path, content }) => [
      path,
      typeof content === 'string' ? encoder.encode(content) : content,
    ]),
  )
  const read = readPackage(
    contents,
    { game: null, pattern: null },
    importParts(() => null),
  )
  if (!read.ok) throw new Error(read.error)
  return read.value
}

const statementOf = (plan: ImportPlan) =>
  plan.files.filter(({ path }) => path.startsWith('statement/'))
const saidOf = (plan: ImportPlan) =>
  plan.leftOut.filter(({ path }) => /statement/.test(path)).map(({ path, why }) => [path, why])

test.each(Object.entries(packages))(
  'statements come back from %s as they were written, with the pictures that are shown',
  (_, files) => {
    const plan = imported(files)
    expect(statementOf(plan)).toEqual([
      { path: 'statement/en.md', content: text },
      { path: 'statement/ru.md', content: '# Мыши\r\n' },
      { path: 'statement/mouse.png', content: pictures['mouse.png'] },
    ])
    expect(saidOf(plan)).toEqual([])
  },
)

test.each(Object.entries(packages))(
  'a statement that was changed in %s is named, unless only its line ends were',
  (_, files) => {
    const change = (to: (text: string) => string) =>
      files.map((file) =>
        file.path.endsWith('.tex') ? { ...file, content: to(file.content as string) } : file,
      )
    const { path } = files.find((file) => file.path.endsWith('.tex'))!
    const plan = imported(change((tex) => tex.replace('25', '26')))
    expect(statementOf(plan)[0]).toEqual({ path: 'statement/en.md', content: text })
    expect(saidOf(plan)).toEqual([
      [
        path,
        'changed after the package was made; statement/en.md has the statement from before that',
      ],
    ])
    expect(saidOf(imported(change((tex) => tex.replaceAll('\n', '\r\n'))))).toEqual([])
  },
)

test('statements that other tools have written are named with where to write one', () => {
  const [kept, ...others] = kattisFiles(problemOf(rockets))
  const tex = (name: string) => ({ path: `problem_statement/${name}`, content: '\\problemname{A}' })
  const plan = imported([kept!, ...others, tex('problem.ru.tex'), tex('problem.sv.tex')])
  const told = (file: string) =>
    `a statement is not converted: write it in ${file}, otherwise a package gets one made from the rules`
  expect(saidOf(plan)).toEqual([
    ['problem_statement/', 'belongs to a statement, which is not converted'],
    ['problem_statement/problem.en.tex', told('statement/en.md')],
    ['problem_statement/problem.ru.tex', told('statement/ru.md')],
  ])
})

test('what a stranger names as a picture of a statement is taken only if it can be one', () => {
  const [settings, ...others] = packages.legacy
  const line = `#: ["statement","en",{"text":"a","pictures":["data/sample/01.in","../x.png",".x.png"]}]\n`
  const bad = { path: '.x.png', content: new Uint8Array([1]) }
  const plan = imported([
    { ...settings!, content: `${settings!.content as string}${line}` },
    ...others,
    bad,
  ])
  expect(statementOf(plan).map(({ path }) => path)).toEqual(['statement/en.md', 'statement/ru.md'])
})
