import { expect, it } from 'vitest'
import { findGame } from '../games/registry'
import { rngOf } from '../kernel/rng'
import { brokenPoints, certify, type Certificate } from './certificate'
import { coverageOf } from './coverage'
import { lookAtText } from './look-at-text'

const game = findGame('rockets')!
const texts = [1, 2, 3].map((draw) => {
  const rng = rngOf(7, draw)
  return game.format.print(game.generator.generate(game.generator.vary!(rng), rng) as unknown)
})

function certificateOf(list: readonly string[], version = '1.0.0'): Certificate {
  const tests = list.map((text, at) => {
    const { limits, worth } = lookAtText(text, '')
    return { name: `test-${at + 1}`, text, limits, ...worth! }
  })
  const coverage = coverageOf(game, tests)
  return certify({ version, game: 'rockets', tests, coverage }, (text) => `#${text.length} ${text}`)
}

it('holds for the same set, with whatever version it is looked at', () => {
  const certificate = certificateOf(texts)
  expect(brokenPoints(certificate, certificateOf(texts))).toEqual([])
  expect(brokenPoints(certificate, certificateOf(texts, '2.0.0'))).toEqual([])
  const read = JSON.parse(JSON.stringify(certificate)) as Certificate
  expect(brokenPoints(read, certificateOf(texts))).toEqual([])
})

it('does not hold for a set with a test changed, taken away or put in', () => {
  const certificate = certificateOf(texts)
  const changed = certificateOf([texts[0]!, texts[2]!, texts[2]!])
  expect(brokenPoints(certificate, changed)).toEqual(['test-2 has another text'])
  expect(brokenPoints(certificate, certificateOf(texts.slice(0, 2)))).toEqual(['test-3 is gone'])
  expect(brokenPoints(certificate, certificateOf([...texts, texts[0]!]))).toEqual(['test-4 is new'])
})

it('does not hold where the same text is answered or judged in another way', () => {
  const certificate = certificateOf(texts)
  const [first, ...others] = certificate.tests
  const answered = { ...certificate, tests: [{ ...first!, answer: 'x' }, ...others] }
  expect(brokenPoints(answered, certificate)).toEqual(['test-1 has another answer'])
  const caught = { ...certificate, tests: [{ ...first!, caught: [] }, ...others] }
  expect(brokenPoints(caught, certificate)).toEqual(['test-1 catches other misreadings'])
  const coverage = { ...certificate, coverage: { ...certificate.coverage, addsNothing: [] } }
  expect(brokenPoints(coverage, certificate)).toEqual(
    certificate.coverage.addsNothing.length > 0 ? ['The coverage is another one'] : [],
  )
})
