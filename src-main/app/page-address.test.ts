import { sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BUILT_PAGE_URL, contentPolicy, contentTypeOf, isPageAt, pageFile } from './page-address'

const folder = `${sep}opt${sep}page`
const fileOf = (url: string): string | null => pageFile(folder, url)

describe('the files of the page', () => {
  test('an address means a file within the folder', () => {
    expect(fileOf(BUILT_PAGE_URL)).toBe([folder, 'index.html'].join(sep))
    expect(fileOf('app://boardwright/assets/a%20b.js?x#y')).toBe(
      [folder, 'assets', 'a b.js'].join(sep),
    )
  })

  test.each([
    'app://boardwright/',
    'app://boardwright/%2e%2e%2fmain%2findex.js',
    'app://boardwright/..%2f..%2fetc/passwd',
    'app://boardwright/..%5c..%5cwindows',
    'app://boardwright/%2e%2e/page-of-another/index.html',
    'app://boardwright/a%00.js',
    'app://boardwright/%E0%A4%A',
    'app://other/index.html',
    'https://boardwright/index.html',
    'not an address',
  ])('%s means none outside of it', (url) => {
    const file = fileOf(url)
    expect(file === null || file.startsWith(folder + sep)).toBe(true)
  })

  test('a way up stays without effect', () => {
    expect(fileOf('app://boardwright/..%2fpage-of-another%2findex.html')).toBeNull()
    expect(fileOf('app://boardwright/../../index.html')).toBe([folder, 'index.html'].join(sep))
  })

  test.each(['index.html/', 'index.html%2f', 'assets/'])('%s names no file', (path) => {
    expect(fileOf(`app://boardwright/${path}`)).toBeNull()
  })

  test('only kinds that the page needs are served', () => {
    expect(contentTypeOf('a/b.JS')).toBe('text/javascript; charset=utf-8')
    expect(contentTypeOf('sprites/cat.svg')).toBe('image/svg+xml')
    expect(contentTypeOf('index.js.map')).toBeNull()
    expect(contentTypeOf('passwd')).toBeNull()
  })
})

describe('knowing the page by its address', () => {
  test.each([
    [BUILT_PAGE_URL, true],
    [`${BUILT_PAGE_URL}?a=1#b`, true],
    ['app://boardwright/other.html', false],
    ['app://boardwright.example/index.html', false],
    ['app://user@boardwright/index.html', false],
    ['https://boardwright/index.html', false],
    ['about:blank', false],
    ['', false],
  ])('%s: %s', (url, isPage) => {
    expect(isPageAt(BUILT_PAGE_URL, url)).toBe(isPage)
  })

  test('a development server is known by its port too', () => {
    expect(isPageAt('http://localhost:5173/', 'http://localhost:5173/')).toBe(true)
    expect(isPageAt('http://localhost:5173/', 'http://localhost:5174/')).toBe(false)
  })
})

test('nothing but the page itself makes workers, frames, plugins or fonts', () => {
  expect(contentPolicy(null)).toContain("font-src 'self'; connect-src 'self'; worker-src 'none'")
  expect(contentPolicy(null)).not.toMatch(/(frame|object|child|media)-src/)
})

test('scripts come from the page itself and nowhere else', () => {
  for (const policy of [contentPolicy(null), contentPolicy('http://localhost:5173')]) {
    expect(policy).toContain("default-src 'none'; script-src 'self'; ")
    expect(policy).not.toContain('unsafe-eval')
  }
  expect(contentPolicy(null)).toContain("connect-src 'self';")
  expect(contentPolicy('http://localhost:5173')).toContain(
    "connect-src 'self' http://localhost:5173 ws://localhost:5173;",
  )
})
