import { expect, test } from 'vitest'
import { freeName, untitledName } from './free-name'

test('a name that is taken gets the next number before its ending', () => {
  expect(freeName('level.txt', [])).toBe('level.txt')
  expect(freeName('level.txt', ['level.txt'])).toBe('level 2.txt')
  expect(freeName('level.txt', ['level 2.txt', 'level.txt'])).toBe('level 3.txt')
  expect(freeName('level', ['level'])).toBe('level 2')
})

test('new levels take the first number that is free', () => {
  expect(untitledName('txt', ['Untitled 1.txt', 'Untitled 3.txt'])).toBe('Untitled 2.txt')
})
