import { chmodSync, readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type UserConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { manualModules } from './scripts/manual/manual-modules'
import { earlyLinks } from './scripts/start-up/early-links'
import { gamesByNeed } from './scripts/start-up/games-by-need'
import { leanStart } from './scripts/start-up/lean-start'
import { pageInMain } from './scripts/start-up/page-in-main'
import { pageFiles } from './scripts/start-up/page-files'
import { quickAnswers } from './scripts/start-up/quick-answers'
import { judgePrograms } from './scripts/judge/programs'
import { wordsAtHand } from './scripts/words/words-at-hand'
import { wordsByNeed } from './scripts/words/words-by-need'
import { viewerPages } from './scripts/viewer/viewer-page'

const alias = { '@core': resolve('src-main/core') }

/** `bin` of package.json names the built file itself, so it must be executable. */
const executableCli: Plugin = {
  name: 'executable-cli',
  writeBundle: () => chmodSync(resolve('out/main/cli.js'), 0o755),
}

/** What draws without a display: the maker of PNG files, and a font for what is written on boards. */
const pictureAssets: Plugin = {
  name: 'picture-assets',
  generateBundle() {
    const put = (name: string, path: string): void => {
      const source = readFileSync(resolve('node_modules', path))
      this.emitFile({ type: 'asset', fileName: `picture/${name}`, source })
    }
    const packages = ['@resvg/resvg-wasm', 'dejavu-fonts-ttf']
    this.emitFile({
      type: 'asset',
      fileName: 'picture/bundled-packages.json',
      source: JSON.stringify(packages),
    })
    put('resvg.wasm', '@resvg/resvg-wasm/index_bg.wasm')
    put('DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
    put('DejaVuSans-Bold.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')
    put('DejaVu-LICENSE.txt', 'dejavu-fonts-ttf/LICENSE')
  },
}

/** The programs that go into packages for judges. Their sources change with those of core, which all of this stands on. */
const programsForJudges: Plugin = {
  name: 'programs-for-judges',
  generateBundle() {
    for (const { name, source } of judgePrograms()) {
      this.emitFile({ type: 'asset', fileName: `judge/${name}`, source })
    }
  },
}

const loadedOfPage = pageInMain(resolve('out/.page-in-main'))

/** The page that shows one level, for levels to be put in, in every language. */
const levelPage: Plugin = {
  name: 'level-page',
  async generateBundle() {
    const { pages, packages } = await viewerPages(packageOfModule, loadedOfPage)
    const put = (fileName: string, source: string): void => {
      this.emitFile({ type: 'asset', fileName: `viewer/${fileName}`, source })
    }
    for (const { language, html } of pages) put(`level.${language}.html`, html)
    put('bundled-packages.json', JSON.stringify(packages))
  },
}

/** Lists the packages that code was taken of, for the licences that go with the app. */
const bundledPackages: Plugin = {
  name: 'bundled-packages',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const names = chunks.flatMap(({ modules }) => Object.keys(modules).map(packageOfModule))
    const source = JSON.stringify([...new Set(names)].filter((name) => name !== null).sort())
    this.emitFile({ type: 'asset', fileName: 'bundled-packages.json', source })
  },
}

/** The package a module is of, null for our own; helpers of the bundlers have no file. */
function packageOfModule(id: string): string | null {
  const helper = /^\0(vite|rolldown)\//.exec(id)?.[1]
  if (helper !== undefined) return helper
  return (
    /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/') ?? null
  )
}

/** Commander can start programs of their own as commands, which none of ours is; what that needs takes 3 ms to load. */
const noProgramsAsCommands: Plugin = {
  name: 'no-programs-as-commands',
  transform: (code, id) =>
    /\/commander\/lib\/command\.js$/.test(id)
      ? code.replace(/require\('node:child_process'\)/, '{}')
      : null,
}

/** The oldest Node on which the app must start. */
const NODE = 'node18.15'

const pageEntry = resolve('src-renderer/main.ts')

const gameCount = readdirSync('src-main/core/games', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
).length

/** What the window opens without: sets, programs, packages and searches. A little more than what it takes now. */
const leanPage = leanStart({
  name: 'the page',
  entry: pageEntry,
  late: [
    /^src-renderer\/window\/help\/(?!(help\.svelte|context|way-back)\.ts$)/,
    /^src-renderer\/set\/(?!(index|found|open-sets\.svelte|row-places|set-commands)\.ts$)/,
    /^src-renderer\/workspace\/(tour\/(?!on-demand\.ts$)|set-levels|export\/ExportDialogs)/,
    /^src-renderer\/explain\/judge\/(ExplainOutput|OutputWhy)/,
    /^src-main\/core\/(suite|arena|conformance)\//,
  ],
  // A further game brings its rules and its words.
  most: 1_066_000 + 16_000 * (gameCount - 5),
})

/** Games too: main needs none before it looks into a text. What it says itself it has at hand in every language. */
const leanMain = leanStart({
  name: 'the main process',
  entry: resolve('src-main/index.ts'),
  late: [
    /^src-main\/(sets\/(?!open\/(files-and-folders|kept-sets)\.ts$)|programs\/|threads\/suite-pool|worker\/|judge\/)/,
    /^src-main\/core\/(games|game|judging|package|arena|conformance|debug)\//,
    /^src-main\/core\/suite\/(?!move-order\.ts$)/,
    /^node_modules\/(fflate|workerpool)\//,
  ],
  most: 300_500,
})

// Everything the app needs is bundled, so the packaged app carries no node_modules; only Electron and Node stay outside.
const app = {
  main: {
    resolve: { alias },
    plugins: [
      // The page's painters, where no page is: with the words of the process.
      wordsAtHand(`export { words } from ${JSON.stringify(resolve('src-main/words.ts'))}`),
      wordsByNeed(),
      gamesByNeed(),
      executableCli,
      quickAnswers(NODE),
      noProgramsAsCommands,
      pictureAssets,
      programsForJudges,
      levelPage,
      bundledPackages,
      loadedOfPage,
      leanMain,
    ],
    build: {
      target: NODE,
      externalizeDeps: false,
      rolldownOptions: {
        input: {
          index: resolve('src-main/index.ts'),
          worker: resolve('src-main/worker/index.ts'),
          'suite-worker': resolve('src-main/worker/suite.ts'),
          packer: resolve('src-main/worker/packer.ts'),
          'live-table': resolve('src-main/worker/live-table.ts'),
          programs: resolve('src-main/worker/programs.ts'),
          'test-reader': resolve('src-main/worker/test-reader.ts'),
          'stress-worker': resolve('src-main/worker/stress.ts'),
          cli: resolve('src-main/cli/index.ts'),
          // The page's painters for those who have no page: they find them when they are to draw.
          picture: resolve('src-renderer/canvas/picture/headless.ts'),
        },
        // Constants stay constants, as V8 folds them where it compiles a loop; a `var` it looks up each time.
        output: {
          format: 'cjs',
          chunkFileNames: 'chunks/[name].js',
          minify: true,
          topLevelVar: false,
        },
      },
    },
  },
  preload: {
    resolve: { alias },
    plugins: [bundledPackages],
    build: {
      target: NODE,
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: resolve('src-main/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src-renderer',
    resolve: { alias },
    plugins: [
      svelte(),
      manualModules(resolve('docs/manual')),
      bundledPackages,
      earlyLinks(),
      leanPage,
    ],
    build: {
      target: 'chrome114',
      minify: true,
      rolldownOptions: {
        input: { index: resolve('src-renderer/index.html') },
        output: { codeSplitting: { groups: pageFiles(resolve('src-renderer/games')) } },
      },
    },
  },
} satisfies UserConfig

/** The page alone where nothing that main is built of has changed: scripts/lib/build.mjs says so. */
export default defineConfig(process.env.BUILT_PARTS === 'page' ? { renderer: app.renderer } : app)
