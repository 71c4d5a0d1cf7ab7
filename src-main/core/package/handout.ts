import type { RuleText } from '../game/module'
import type { PackagesWords } from '../words'
import { html, htmlDocument, svgAddress } from '../kernel/html'
import { writtenHtml } from './own-statement/forms'
import { isSample, type PackageFile, type PackedProblem, type PackedTest } from './package'
import { contestRules, TEXT_RULE } from './contest-rules'

/** The style of a handout. It names no paper size, so it fits A4 and Letter. */
const STYLE = `
@page { margin: 18mm 16mm; }
body { max-width: 180mm; margin: 0 auto; padding: 8px; color: #16191d; background: #fff; font: 11pt/1.45 system-ui, sans-serif; }
h1 { margin: 0 0 2mm; font-size: 20pt; }
h2 { margin: 8mm 0 3mm; border-bottom: 1px solid #c3c8cf; font-size: 14pt; break-after: avoid; }
h3 { margin: 0 0 2mm; font-size: 11pt; break-after: avoid; }
p { margin: 0 0 2mm; }
.about { color: #4a525c; }
.sample { margin: 0 0 8mm; break-inside: avoid; }
p > img:only-child { display: block; max-width: 100%; max-height: 100mm; margin: 0 auto 3mm; break-inside: avoid; }
main > pre { margin: 0 0 3mm; padding: 2mm; border: 1px solid #c3c8cf; break-inside: avoid; }
main > table { margin: 0 0 3mm; table-layout: auto; }
blockquote { margin: 0 0 3mm; padding-inline-start: 3mm; border-inline-start: 2px solid #c3c8cf; }
.formula { font-style: italic; }
.picture { margin: 0 0 3mm; text-align: center; break-inside: avoid; }
.picture img { max-width: 100%; max-height: 100mm; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 1.5mm 2mm; border: 1px solid #c3c8cf; text-align: start; vertical-align: top; }
th { background: #f0f2f5; font-size: 9pt; }
thead { display: table-header-group; }
pre { margin: 0; font: 9.5pt/1.35 ui-monospace, 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { margin: 0; }
dl > div { margin: 0 0 2.5mm; break-inside: avoid; }
dt { font-weight: 600; }
dt code { margin-inline-end: 1.5mm; }
dd { margin: 0; }
@media print { body { max-width: none; padding: 0; } th { print-color-adjust: exact; } }
`

/** One page for contestants: the setter’s own statement, else the samples with pictures, inputs and answers, and the rules of the game. */
export function handoutFiles(problem: PackedProblem): PackageFile[] {
  const { written, language, title } = problem
  const content = written
    ? htmlDocument(language, title, STYLE, ['<main>', writtenHtml(written), '</main>'])
    : handout(problem)
  return [{ path: `${problem.name}.html`, content }]
}

/** Surprises in a handout of these tests, a sentence each. */
export function handoutRemarks({ words, tests }: Pick<PackedProblem, 'words' | 'tests'>): string[] {
  if (tests.some(isSample)) return []
  return [words.remarks.rulesOnly]
}

function handout({ language, words, game, title, author, tests }: PackedProblem): string {
  const { handout: say } = words
  const samples = tests.filter(isSample)
  const subtitle = title === game.title ? game.subtitle : `${game.title}: ${game.subtitle}`
  return htmlDocument(language, title, STYLE, [
    '<main>',
    `<h1>${html(title)}</h1>`,
    `<p class="about">${html(author === '' ? subtitle : `${subtitle} · ${author}`)}</p>`,
    `<h2>${html(say.rules)}</h2>`,
    ...rulesOf(contestRules(game, tests)),
    ...(samples.length === 0
      ? []
      : [
          `<h2>${html(say.samples)}</h2>`,
          ...samples.map((sample, at) => sampleOf(say, sample, at + 1)),
        ]),
    '</main>',
  ])
}

/** How the text is written comes last, before the samples that show it. */
function rulesOf(rules: readonly RuleText[]): string[] {
  const isText = ({ id }: { readonly id: string }): boolean => id === TEXT_RULE
  const ordered = [...rules.filter((rule) => !isText(rule)), ...rules.filter(isText)]
  return [
    '<dl>',
    ...ordered.map(
      (rule) =>
        `<div><dt>${isText(rule) ? '' : `<code>${html(rule.id)}</code>`}${html(rule.title)}</dt><dd>${html(rule.text)}</dd></div>`,
    ),
    '</dl>',
  ]
}

function sampleOf(
  say: PackagesWords['handout'],
  { name, text, worth, note, picture }: PackedTest,
  number: number,
): string {
  return [
    `<section class="sample"><h3>${html(say.sample({ number }))}</h3>`,
    ...(note === '' ? [] : [`<p>${html(note)}</p>`]),
    ...(picture === null
      ? []
      : [
          `<p class="picture"><img alt="${html(say.board({ name }))}" src="${svgAddress(picture)}"></p>`,
        ]),
    `<table><thead><tr><th scope="col">${html(say.input)}</th><th scope="col">${html(say.answer)}</th></tr></thead>`,
    `<tbody><tr><td><pre>${html(text)}</pre></td><td><pre>${html(worth.answer)}</pre></td></tr></tbody></table>`,
    '</section>',
  ].join('\n')
}
