import { html, htmlDocument, svgAddress } from '../kernel/html'
import { pageWith } from './level-page'
import { packedStem, type PackageFile, type PackedProblem, type PackedTest } from './package'

/** Maximum number of levels written as pages: each page contains the whole viewer. */
const MOST_PAGES = 300

const STYLE = `
body { max-width: 1100px; margin: 0 auto; padding: 16px; color: #16191d; background: #fff; font: 15px/1.45 system-ui, sans-serif; }
h1 { margin: 0; font-size: 24px; }
h2 { margin: 24px 0 8px; font-size: 18px; }
.about { margin: 0; color: #4a525c; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none; }
li { padding: 8px; border: 1px solid #c3c8cf; border-radius: 4px; break-inside: avoid; }
a { color: #0b5cad; font-weight: 600; overflow-wrap: anywhere; }
img { display: block; width: 100%; height: 150px; margin: 0 0 6px; object-fit: contain; }
li p { margin: 4px 0 0; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { color: #e6e9ed; background: #16191d; }
  .about { color: #a9b1bb; }
  li { border-color: #4a525c; }
  a { color: #7db8f5; }
}
`

/** Why levels cannot be written as pages, a sentence each. */
export function pageRefusals({
  words: { refusals: say },
  tests,
}: Pick<PackedProblem, 'words' | 'tests'>): string[] {
  const clashes = tests.map(pathOf).filter((path, at, all) => all.indexOf(path) !== at)
  return [
    ...(tests.length > MOST_PAGES ? [say.pages({ count: tests.length, most: MOST_PAGES })] : []),
    ...[...new Set(clashes)].map((path) => say.samePage({ path })),
  ]
}

/** Things that readers of the pages will see and that the setter may not want to show, a sentence each. */
export function pageRemarks({ words, tests }: Pick<PackedProblem, 'words' | 'tests'>): string[] {
  return tests.length === 0 ? [] : [words.remarks.answersShown]
}

/** A page for each level, and one that leads to them. `viewer` is the built page without a level. */
export function pageFiles(problem: PackedProblem, viewer: string): PackageFile[] {
  const { game, tests } = problem
  return [
    { path: 'index.html', content: index(problem) },
    ...tests.map((test) => ({
      path: pathOf(test),
      content: pageWith(viewer, game, {
        game: game.id,
        name: test.name,
        text: test.text,
        branches: [],
        reading: null,
      }),
    })),
  ]
}

function index({ language, words, title, author, game, tests }: PackedProblem): string {
  const groups = [...new Set(tests.map(({ group }) => group))]
  return htmlDocument(language, title, STYLE, [
    '<main>',
    `<h1>${html(title)}</h1>`,
    `<p class="about">${html([game.subtitle, author].filter((part) => part !== '').join(' · '))}</p>`,
    ...groups.flatMap((group) => [
      `<h2>${html(group === '' ? words.pages.levels : group)}</h2>`,
      '<ul>',
      ...tests.filter((test) => test.group === group).map(entry),
      '</ul>',
    ]),
    '</main>',
  ])
}

function entry(test: PackedTest): string {
  const { name, note, picture } = test
  const address = html(pathOf(test).split('/').map(encodeURIComponent).join('/'))
  return [
    '<li>',
    ...(picture === null ? [] : [`<img alt="" src="${svgAddress(picture)}">`]),
    `<a href="${address}">${html(name)}</a>`,
    ...(note === '' ? [] : [`<p>${html(note)}</p>`]),
    '</li>',
  ].join('')
}

/** Named as in a package for judging systems, so that it can be found again. */
function pathOf(test: Pick<PackedTest, 'group' | 'name'>): string {
  return `${packedStem(test).replace(/^data\//, '')}.html`
}
