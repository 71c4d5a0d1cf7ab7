import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCommandLine } from './command-line'

const workingFolder = resolve('/levels')
const appFolder = resolve('/app')
const read = (...words: readonly string[]) =>
  readCommandLine(['/bin/electron', ...words], { workingFolder, appFolder })

describe('the command line', () => {
  test('plain words are files, seen from the working folder', () => {
    expect(read('/app', 'a.in', '../b.in', '/c.in').files).toEqual(
      ['/levels/a.in', '/b.in', '/c.in'].map((path) => resolve(path)),
    )
  })

  test('the folder of the app is left out once, wherever the switches put it', () => {
    const words = ['--no-sandbox', '--inspect=0', '/app', '--user-data-dir=/tmp/x', 'a.in']
    expect(read(...words).files).toEqual([resolve('/levels/a.in')])
  })

  test('a packaged app is given no folder', () => {
    const packaged = { workingFolder, appFolder: null }
    expect(readCommandLine(['/bin/boardwright', 'a.in'], packaged).files).toEqual([
      resolve('/levels/a.in'),
    ])
  })

  test('behind -- everything is a file', () => {
    expect(read('/app', '--', '--demo', '-x.in')).toMatchObject({
      files: [resolve('/levels/--demo'), resolve('/levels/-x.in')],
      isDemo: false,
    })
  })

  test('knows its own switches and no others', () => {
    expect(read('/app')).toEqual({
      files: [],
      isDemo: false,
      isProbed: false,
      language: null,
      screenshot: null,
    })
    expect(read('/app', '--demo', '--e2e', '--screenshot=out/a.png', '--gpu')).toEqual({
      files: [],
      isDemo: true,
      isProbed: true,
      language: null,
      screenshot: resolve('/levels/out/a.png'),
    })
  })
})
