import { expect, test } from 'vitest'
import { isLetIn, proxyRules } from './way-out'

test.each([
  ['app://boardwright/index.html', true],
  ['data:image/png;base64,AA', true],
  ['blob:app://boardwright/7', true],
  ['https://example.org/', false],
  ['http://localhost:5173/main.ts', false],
  ['ws://localhost:5173/', false],
  ['file:///etc/passwd', false],
  ['ftp://example.org/', false],
  ['filesystem:app://boardwright/temporary/a', false],
  ['chrome-extension://abcdefgh/a.js', false],
  ['not an address', false],
])('%s is let in: %s', (url, isLet) => {
  expect(isLetIn(url, null)).toBe(isLet)
})

test('a development server is let in with its socket, its neighbours are not', () => {
  const dev = 'http://localhost:5173'
  for (const url of ['http://localhost:5173/a.ts', 'ws://localhost:5173/']) {
    expect(isLetIn(url, dev)).toBe(true)
  }
  for (const url of ['http://localhost:5174/', 'https://localhost:5173/', 'http://localhost/']) {
    expect(isLetIn(url, dev)).toBe(false)
  }
})

test('past the proxy that leads nowhere goes a development server and nothing else', () => {
  expect(proxyRules(null).proxyBypassRules).toBe('<-loopback>')
  expect(proxyRules('http://localhost:5173').proxyBypassRules).toBe('<-loopback>;localhost:5173')
})
