import { expect, test } from 'vitest'
import { words as russian } from '../../../words/made/ru/first'
import { english } from '../../../words/testing'
import { CAT_COST } from '../play/readings'

test('the texts name the points that a cat costs', () => {
  for (const { rockets } of [english, russian]) {
    const cat = rockets.why.scored.cat({ player: 1, was: 90, score: 80 })
    for (const text of [rockets.rules.T4.text, cat])
      expect(text).toMatch(RegExp(`\\b${CAT_COST}\\b`))
  }
})
