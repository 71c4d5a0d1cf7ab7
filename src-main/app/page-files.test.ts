import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageReply, readPageFile } from './page-files'

let home = ''
const textOf = async (address: string): Promise<string | null> => {
  const found = await readPageFile(join(home, 'page'), `app://boardwright/${address}`)
  return found && `${found.type}: ${new TextDecoder().decode(found.body)}`
}

beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'boardwright-page-')))
  await mkdir(join(home, 'page/assets'), { recursive: true })
  await mkdir(join(home, 'page-of-another'))
  await writeFile(join(home, 'page/index.html'), 'page')
  await writeFile(join(home, 'page-of-another/index.html'), 'secret')
  await writeFile(join(home, 'secret.json'), 'secret')
  await writeFile(join(home, 'page/notes.txt'), 'no kind of the page')
  await symlink(join(home, 'secret.json'), join(home, 'page/assets/out.json'))
  await symlink(join(home, 'page-of-another'), join(home, 'page/away'))
  await symlink(join(home, 'page/index.html'), join(home, 'page/assets/in.html'))
})
afterAll(() => rm(home, { recursive: true }))

test('files of the folder are served, by links within it too', async () => {
  expect(await textOf('index.html?x#y')).toBe('text/html; charset=utf-8: page')
  expect(await textOf('assets/in.html')).toBe('text/html; charset=utf-8: page')
})

test('of the links to words, a page has those of the language it is asked for in', async () => {
  const face = '<link rel="preload" href="./face.woff2">'
  const words = (language: string) =>
    `<link rel="modulepreload" data-language="${language}" crossorigin href="./words-${language}.js">`
  const html = [face, words('en'), words('ru'), words('ru')].join('\n    ')
  await writeFile(join(home, 'page/linked.html'), html)
  const shown = async (query: string): Promise<string> => {
    const { body } = await pageReply(
      join(home, 'page'),
      'GET',
      `app://boardwright/linked.html${query}`,
    )
    return new TextDecoder().decode(body!)
  }
  expect(await shown('?lang=ru')).toBe([face, words('ru'), words('ru')].join('\n    '))
  expect((await shown('?demo&lang=en')).trim()).toBe([face, words('en')].join('\n    '))
  expect((await shown('')).trim()).toBe(face)
})

test.each([
  ['a link out of the folder', 'assets/out.json'],
  ['a folder that is a link out of it', 'away/index.html'],
  ['a way up', '..%2fsecret.json'],
  ['a way up with backslashes', '..%5csecret.json'],
  ['a neighbour whose name begins alike', '..%2fpage-of-another%2findex.html'],
  ['a way encoded twice', '%252e%252e%252fsecret.json'],
  ['an encoded NUL', 'index.html%00.html'],
  ['a folder', 'assets'],
  ['the folder itself', ''],
  ['a file below a file', 'index.html/'],
  ['another kind of file', 'notes.txt'],
  ['a name longer than any', `${'n'.repeat(5000)}.html`],
])('%s is not served', async (_, address) => {
  expect(await textOf(address)).toBeNull()
})
