import { expect, test } from 'vitest'
import { words as russian } from '../../../words/made/ru/first'
import { english } from '../../../words/testing'
import { limits } from '../text/limits'
import { scoreName } from '../play/layout'
import { namesIn } from './names'

test('every player’s score has its title in the language, and so have the other figures', () => {
  const { figure } = namesIn(russian)
  for (let player = 0; player < limits.players.highest; player++)
    expect(figure!(scoreName(player))).toBe(russian.rockets.figures.player({ player: player + 1 }))
  expect(figure!('Mice')).toBe(russian.rockets.figures.Mice)
  expect(namesIn(english).figure!('Player 2')).toBe('Player 2')
})
