import { colourPresets } from '@core/settings/player-colours'
import { afterEach, expect, test } from 'vitest'
import { lookOf } from './picture/looks'
import { areLooksPlain, asShown, chosenInks, showLooks, shownLooks, spritesOf } from './shown-looks'

const usual = { playerColours: 'okabe-ito', pieces: 'pictures' } as const
afterEach(() => showLooks(usual))
const games = ['rockets', 'labyrinth', 'janken', 'progers', 'ghosts']

test('usual colours change nothing, also where they were chosen one by one', () => {
  showLooks({ playerColours: [...colourPresets['okabe-ito']], pieces: 'pictures' })
  expect([chosenInks(), shownLooks(), areLooksPlain()]).toEqual([null, null, false])
  const look = lookOf('rockets')
  expect(spritesOf(look)).toBe(look.sprites)
})

test('colours of one’s own take the place of the usual ones, the darker first two among them', () => {
  showLooks({ playerColours: ['#010203', '#040506'], pieces: 'pictures' })
  const [first, second, third] = colourPresets['okabe-ito']
  expect([first, second, third].map(asShown)).toEqual(['#010203', '#040506', third])
  expect(['#0a6cab', '#c24f00', '#abcdef'].map(asShown)).toEqual(['#010203', '#040506', '#abcdef'])
})

test.each(games)('images of %s have the same names in the same order in all looks', (id) => {
  const look = lookOf(id)
  const names = Object.keys(look.sprites)
  showLooks({ playerColours: 'ibm', pieces: 'plain' })
  const shown = spritesOf(look)
  expect(Object.keys(shown)).toEqual(names)
  const all = Object.values(shown).join('')
  for (const ink of colourPresets['okabe-ito'].slice(0, 2)) expect(all).not.toContain(ink)
})
