import type { Language } from '../words'

/** The TeX code of characters that are special in TeX. */
const letters: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '"': "''",
  '’': "'",
  '‘': '`',
  '“': '``',
  '”': "''",
  '…': '\\ldots{}',
  '×': '$\\times$',
  '–': '--',
  '—': '---',
  '−': '$-$',
  '→': '$\\rightarrow$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '\u00a0': '~',
}

/** The capital letters of Russian, as fonts for TeX call them. */
const CYRILLIC =
  'A B V G D E YO ZH Z I ISHRT K L M N O P R S T U F H C CH SH SHCH HRDSN ERY SFTSN EREV YU YA'

/**
 * What a document has to begin with so that the letters of its language can be set, with a line end; empty where nothing is
 * needed. The class of Kattis sets all text in an encoding without Russian letters, but loads another that has them.
 */
export function texLetters(language: Language): string {
  if (language !== 'ru') return ''
  const names = CYRILLIC.split(' ').flatMap((name) => [
    `\\CYR${name}`,
    `\\cyr${name.toLowerCase()}`,
  ])
  const letter = '\\expandafter\\gdef\\csname ?\\string#1\\endcsname{\\UseTextSymbol{OT2}#1}'
  const all = names.map((name) => `\\letter${name}`).join('')
  // What makes HTML of TeX (plasTeX) knows neither encodings nor what follows.
  return `\\ifx\\UseTextSymbol\\undefined\\else\\ifcsname T@OT2\\endcsname\\def\\letter#1{${letter}}${all}\\fi\\fi\n`
}

/** A plain text as TeX. Characters that are neither ASCII nor known stay as they are. */
export function tex(text: string): string {
  return text.replace(/[\\{}$&%#_^~<>|"’‘“”…×–—−→≤≥\u00a0]/g, (letter) => letters[letter]!)
}
