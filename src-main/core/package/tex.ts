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

/** A plain text as TeX. Characters that are neither ASCII nor known stay as they are. */
export function tex(text: string): string {
  return text.replace(/[\\{}$&%#_^~<>|"’‘“”…×–—−→≤≥\u00a0]/g, (letter) => letters[letter]!)
}
