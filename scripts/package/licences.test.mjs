import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readJson, root } from '../lib/paths.mjs'
import { cratesIn } from './crates.mjs'
import { isAllowed, licenceName } from './licence-rules.mjs'
import { licencesText } from './licences.mjs'
import { packageLicence, sourceAddress } from './package-licence.mjs'

/** All that our dependencies bring along, as installed. */
const places = Object.entries(readJson(join(root, 'package-lock.json')).packages)
  .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
  .map(([place]) => place)

test.each(places)('the licence of %s is allowed', (place) => {
  const { licence } = packageLicence(join(root, place))
  expect(isAllowed(licence), `${licence}`).toBe(true)
})

describe('licences', () => {
  test.each([
    ['MIT', '', 'MIT'],
    [
      undefined,
      'MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software',
      'MIT',
    ],
    ['SEE LICENSE IN README.md', 'Bitstream Vera Fonts Copyright', 'Bitstream-Vera'],
    [undefined, 'All rights reserved.', null],
    ['UNLICENSED', '', null],
  ])('of field %s are told', (field, text, name) => expect(licenceName(field, text)).toBe(name))

  test.each([
    ['MIT OR GPL-3.0', true],
    ['(MIT AND Apache-2.0)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    [null, false],
  ])('%s is allowed: %s', (name, allowed) => expect(isAllowed(name)).toBe(allowed))

  test.each([
    ['git+https://github.com/a/b.git', 'https://github.com/a/b'],
    ['git@github.com:a/b.git', 'https://github.com/a/b'],
    ['git+ssh://git@github.com/a/b.git', 'https://github.com/a/b'],
    ['a/b', 'https://github.com/a/b'],
    ['github:a/b', 'https://github.com/a/b'],
    ['git://github.com/a/b', 'https://github.com/a/b'],
  ])('sources of %s are at %s', (repository, address) => {
    expect(sourceAddress(repository)).toBe(address)
  })

  test('crates are read off a program', () => {
    const program = Buffer.from(
      '\0/root/.cargo/registry/src/index-1/png-0.17.5/src/decoder.rs\xff/x/tiny-skia-path-0.10.0/src/a.rs/x/png-0.17.5/src/b.rs',
      'latin1',
    )
    expect(cratesIn(program)).toEqual(['png 0.17.5', 'tiny-skia-path 0.10.0'])
  })
})

describe('the list', () => {
  const one = { name: 'one', version: '1.2.3', source: 'https://a.b/c', crates: [] }
  const general = (licence) => (licence === 'MPL-2.0' ? 'The whole MPL.' : '')

  test('says where sources are that must be free, and the general text', () => {
    const text = licencesText(
      [{ ...one, licence: 'MPL-2.0', text: '', crates: ['png 0.17.5'] }],
      general,
    )
    for (const part of [
      'one 1.2.3: MPL-2.0',
      'https://a.b/c',
      'one@1.2.3',
      'The whole MPL.',
      '  png 0.17.5',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('is refused for a licence that is not allowed, or without a text', () => {
    const listed = (more) => () => licencesText([{ ...one, ...more }], general)
    expect(listed({ licence: 'GPL-3.0', text: 'x' })).toThrow('The licence of one is not allowed')
    expect(listed({ licence: 'MIT', text: '' })).toThrow('one comes without the text')
  })
})
