/** What letters are in TeX where they are not themselves there. */
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

/** A plain text as TeX. What is neither ASCII nor known stays as it is. */
export function tex(text: string): string {
  return text.replace(/[\\{}$&%#_^~<>|"’‘“”…×–—−→≤≥\u00a0]/g, (letter) => letters[letter]!)
}
