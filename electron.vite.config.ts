import { chmodSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { judgePrograms } from './scripts/judge/programs'
import { viewerPage } from './scripts/viewer/viewer-page'

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
  async generateBundle() {
    for (const { name, source } of await judgePrograms()) {
      this.emitFile({ type: 'asset', fileName: `judge/${name}`, source })
    }
  },
}

/** The page that shows one level, for the command line to put levels in. */
const levelPage: Plugin = {
  name: 'level-page',
  async generateBundle() {
    const { html, packages } = await viewerPage(packageOfModule)
    const put = (fileName: string, source: string): void => {
      this.emitFile({ type: 'asset', fileName: `viewer/${fileName}`, source })
    }
    put('level.html', html)
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

// Everything the app needs is bundled, so the packaged app carries no node_modules; only Electron and Node stay outside.
// The targets are those of the oldest runtime the app must start on.
export default defineConfig({
  main: {
    resolve: { alias },
    plugins: [
      executableCli,
      noProgramsAsCommands,
      pictureAssets,
      programsForJudges,
      levelPage,
      bundledPackages,
    ],
    build: {
      target: 'node18.15',
      externalizeDeps: false,
      rolldownOptions: {
        input: {
          index: resolve('src-main/index.ts'),
          worker: resolve('src-main/worker/index.ts'),
          'suite-worker': resolve('src-main/worker/suite.ts'),
          cli: resolve('src-main/cli/index.ts'),
          // The page's painters for the command line, which finds them when it is asked to draw.
          picture: resolve('src-renderer/picture/headless.ts'),
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
      target: 'node18.15',
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
    plugins: [svelte(), bundledPackages],
    build: {
      target: 'chrome114',
      minify: true,
      rolldownOptions: { input: { index: resolve('src-renderer/index.html') } },
    },
  },
})
