// Which licences may go into the app, and how the licence of a package is found.

/** All of them allow to hand the app on under its own licence, with notices; MPL also wants its sources named. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'Bitstream-Vera',
  'OFL-1.1',
  'Unicode-DFS-2016',
])

const TELLING = [
  ['Bitstream-Vera', /Bitstream Vera Fonts Copyright/],
  ['MPL-2.0', /Mozilla Public License,? Version 2\.0/i],
  ['Apache-2.0', /Apache License\s+Version 2\.0/],
  [
    'MIT',
    /Permission is hereby granted, free of charge, to any person obtaining a copy\s+of this software/,
  ],
]

/** Name of a licence by the field of package.json, or by its text where the field says nothing; null when neither tells. */
export function licenceName(field, text) {
  if (typeof field === 'string' && !/^(SEE LICEN[CS]E|UNLICENSED)/i.test(field)) return field
  return TELLING.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** Whether what is under a licence may go into the app; knows `A OR B` and `A AND B`. */
export function isAllowed(name) {
  if (name === null) return false
  const choices = name.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())))
}

/** A licence that asks to say where the sources are. */
export function wantsSources(name) {
  return name === 'MPL-2.0'
}
