import { expect, test } from 'vitest'
import { builtApp } from '../../scripts/unit/built-app.mjs'
import { loadArtist } from './load-artist'

test('two artists of one process make the same PNG', async () => {
  const folder = await builtApp()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'
  const [first, second] = [loadArtist(folder), loadArtist(folder)]
  const made = await first.png(svg)
  expect([...made.subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
  expect(await second.png(svg)).toEqual(made)
})
