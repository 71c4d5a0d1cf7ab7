import { allWords } from '../words/made/all'
import { english } from '../words/testing'
import { expect, it } from 'vitest'
import { gamesIn } from '../games/registry'
import { findGame, games, spoken } from '../games/testing'
import { rngOf } from '../kernel/rng'
import { seeds } from '../conformance/testing/tries'
import { brokenPoints, certify, type Certificate, type TestNow } from './certificate'
import { certificateForms, writtenCertificates } from './certificate-forms'
import { linesInPage } from './certificate-page'
import { paperOf } from './certificate-paper'
import { lookAtText } from './look-at-text'

const game = findGame('rockets')!
const texts = [1, 2, 3].map((draw) => {
  const rng = rngOf(7, draw)
  return game.format.print(game.generator.generate(game.generator.vary!(rng), rng) as unknown)
})
const hash = (text: string): string => `#${text.length} ${text}`

function found(list: readonly string[]): TestNow[] {
  return list.map((text, at) => {
    const look = lookAtText(text, '', games)
    return { name: `test-${at + 1}`, note: '', hash: hash(text), expected: 'none', look }
  })
}

function certificatesOf(list: readonly string[], version = '1.0.0'): Certificate[] {
  return certify(spoken, { tests: found(list), compare: 'tokens' }, version, hash)
}

const broken = (claimed: readonly Certificate[], now: readonly Certificate[]): string[] =>
  brokenPoints(english, claimed, now, 0)

it('holds for the same set', () => {
  const certificates = certificatesOf(texts)
  expect(certificates).toHaveLength(1)
  expect(broken(certificates, certificatesOf(texts))).toEqual([])
  const read = JSON.parse(JSON.stringify(certificates)) as Certificate[]
  expect(broken(read, certificatesOf(texts))).toEqual([])
})

it('does not hold with another version', () => {
  expect(broken(certificatesOf(texts), certificatesOf(texts, '2.0.0'))).toEqual([
    'It was created by version 1.0.0; this is 2.0.0',
  ])
})

it('names how answers are compared, and does not hold where they are compared in another way', () => {
  const [test, ...others] = found(texts)
  const tests = [{ ...test!, expected: 'blanks' } as const, ...others]
  const byTokens = certify(spoken, { tests, compare: 'tokens' }, '1.0.0', hash)
  const exactly = certify(spoken, { tests, compare: 'exact' }, '1.0.0', hash)
  const broken = 'Answers were compared by tokens, now they are exactly'
  expect(brokenPoints(english, byTokens, exactly, 0)).toEqual([broken])
  // One that was written before certificates named it says nothing against either.
  const old = byTokens.map((one) => ({ ...one, compare: null }))
  expect(brokenPoints(english, old, exactly, 0)).toEqual([])

  const paper = (certificates: readonly Certificate[]) => paperOf(spoken, certificates[0]!, 'print')
  expect(paper(byTokens).figures).toContainEqual(['Answers compared', 'by tokens'])
  expect(paper(byTokens).figures).toContainEqual(['Correct expected answers', '1 of 3'])
  expect(paper(exactly).figures).toContainEqual(['Answers compared', 'exactly'])
  expect(paper(exactly).figures).toContainEqual(['Correct expected answers', '0 of 3'])
  const states = (certificates: readonly Certificate[]) =>
    paper(certificates)
      .tables.at(-1)!
      .rows.map((row) => row[2])
  expect(states(byTokens)).toEqual(['equal except for whitespace', 'none', 'none'])
  expect(states(exactly)).toEqual(['WHITESPACE DIFFERS', 'none', 'none'])
})

it('does not hold for a set with a test changed, taken away, put in, or in another place', () => {
  const certificates = certificatesOf(texts)
  const changed = certificatesOf([texts[0]!, texts[2]!, texts[2]!])
  expect(broken(certificates, changed)).toEqual(['The text of test-2 has changed'])
  expect(broken(certificates, certificatesOf(texts.slice(0, 2)))).toEqual(['test-3 is missing'])
  const more = certificatesOf([...texts, texts[0]!])
  expect(broken(certificates, more)).toEqual(['test-4 is new'])
  const tests = found(texts).toReversed()
  const turned = certify(spoken, { tests, compare: 'tokens' }, '1.0.0', hash)
  expect(broken(certificates, turned)).toContain('The order of the tests has changed')
  expect(brokenPoints(english, certificates, certificates, 1)).toEqual(['1 file has errors'])
})

it('does not hold where the same text is answered, judged or spoken of in another way', () => {
  const certificates = certificatesOf(texts)
  const [certificate] = certificates
  const [first, ...others] = certificate!.tests
  const withFirst = (change: object): Certificate[] => [
    { ...certificate!, tests: [{ ...first!, ...change }, ...others] },
  ]
  expect(broken(withFirst({ answer: 'x' }), certificates)).toEqual([
    'The answer of test-1 has changed',
  ])
  expect(broken(withFirst({ caught: [] }), certificates)).toEqual([
    'test-1 catches different misreadings',
  ])
  expect(broken(withFirst({ expected: 'equal' }), certificates)).toEqual([
    'The expected answer of test-1 has changed',
  ])
  expect(broken(withFirst({ note: 'x' }), certificates)).toEqual(['The note of test-1 has changed'])
  const coverage = { ...certificate!, coverage: { ...certificate!.coverage, tests: 4 } }
  expect(broken([coverage], certificates)).toEqual(['The coverage has changed'])
  expect(broken([{ ...certificate!, game: 'janken' }], certificates)).toEqual([
    'There are no tests of janken',
    'There are new tests of rockets',
  ])
})

it.each(seeds(20, 500))('does not hold after any change of a single letter (%i)', (seed) => {
  const rng = rngOf(11, seed)
  const at = rng.between(0, texts.length - 1)
  const text = texts[at]!
  const place = rng.between(0, text.length - 1)
  const put = rng.pick([...'0123456789 \nNESWx<'])
  if (text[place] === put) return
  const changed = text.slice(0, place) + put + text.slice(place + 1)
  const now = found(texts.with(at, changed))
  const bad = now.filter(({ look }) => !look?.worth).length
  expect(
    brokenPoints(
      english,
      certificatesOf(texts),
      certify(spoken, { tests: now, compare: 'tokens' }, '1.0.0', hash),
      bad,
    ),
  ).not.toEqual([])
})

it('is written in every form with all of its hashes, and nothing in it is read as HTML', () => {
  const name = 'a<b>&"</script>.in'
  const tests = found(texts).with(0, { ...found(texts)[0]!, name, note: 'seed 7\nand <i>' })
  const set = { tests, compare: 'tokens' } as const
  const certificates = certify(spoken, set, '1.0.0', (text) => `h${text.length}`)
  for (const form of certificateForms) {
    const written = writtenCertificates(spoken, certificates, form, (text) => `h${text.length}`)
    for (const { answer } of certificates[0]!.tests) expect(written).toContain(answer)
    expect(written).toContain('1.0.0')
  }
  const page = writtenCertificates(spoken, certificates, 'html', hash)
  expect(page).toContain('<td>a&#60;b&#62;&#38;&#34;&#60;/script&#62;.in</td>')
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(JSON.parse(linesInPage(page))).toEqual(certificates[0])
})

it('says on its page in which language it is', () => {
  const certificates = certificatesOf(texts)
  const page = writtenCertificates(gamesIn(allWords.ru), certificates, 'html', hash)
  expect(page).toContain('<html lang="ru">')
  expect(page.slice(page.indexOf('<h1>'), page.indexOf('</h1>'))).toMatch(/[а-я]/)
})
