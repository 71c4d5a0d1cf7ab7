import { describe, expect, test } from 'vitest'
import { ownEnding } from '@core/games/file-endings'
import { games } from '@core/games/testing'
import { builderAssociations, kindsOf, mimePackage, mimeTypes } from './associations.mjs'

const kinds = kindsOf([{ id: 'chess', title: 'Chess & <more>' }], ({ id }) => id)

describe('kinds of files', () => {
  test('every game has an ending and a type of its own', () => {
    // As `levelKinds` gives them, which the test of a release runs.
    const all = kindsOf(games, ownEnding)
    expect(all.length).toBeGreaterThan(0)
    for (const key of ['ending', 'mime']) {
      expect(new Set(all.map((kind) => kind[key])).size).toBe(all.length)
    }
    expect(all.map(({ ending }) => ending)).not.toContain('txt')
  })

  test('plain text is offered to Linux and macOS and never taken from Windows', () => {
    expect(mimeTypes(kinds)).toEqual(['application/x-boardwright-chess', 'text/plain'])
    const endings = (platform) => builderAssociations(kinds, platform).map(({ ext }) => ext)
    expect([endings('win32'), endings('darwin')]).toEqual([['chess'], ['chess', 'txt']])
    expect(builderAssociations(kinds, 'darwin')[1].rank).toBe('Alternate')
  })

  test('titles are safe in XML', () => {
    const text = mimePackage(kinds)
    expect(text).toContain('<comment>Level of Chess &amp; &lt;more&gt;</comment>')
    expect(text).toContain('<glob pattern="*.chess"/>')
  })
})
