// The page that shows one level to those who have no Boardwright: script and style in one file, which asks no one for anything.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin } from 'vite'
import { wordsAtHand } from '../words/words-at-hand'

const root = resolve('src-renderer')
const ENTRY = join(root, 'viewer/main.ts')

/** Browsers of the last years; what they lack is not put in. */
const TARGET = ['chrome114', 'firefox115', 'safari16.4']

/** The page without a level in each language, and the packages that code was taken of. */
export interface ViewerPages {
  readonly pages: readonly { readonly language: string; readonly html: string }[]
  readonly packages: readonly string[]
}

type PackageOfModule = (id: string) => string | null

/** Builds the page in all languages of the app; `watcher` goes with each build. */
export async function viewerPages(
  packageOfModule: PackageOfModule,
  watcher: Plugin,
): Promise<ViewerPages> {
  const pages: { language: string; html: string }[] = []
  const packages = new Set<string>()
  for (const language of Object.keys(readJson('languages.json'))) {
    const page = await viewerPage(packageOfModule, language, watcher)
    pages.push({ language, html: page.html })
    for (const name of page.packages) packages.add(name)
  }
  return { pages, packages: [...packages].sort() }
}

async function viewerPage(
  packageOfModule: PackageOfModule,
  language: string,
  watcher: Plugin,
): Promise<{ readonly html: string; readonly packages: readonly string[] }> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [
      svelte(),
      wordsAtHand(`export { words } from '@core/words/made/${language}/first'`),
      watcher,
    ],
    resolve: { alias: { '@core': resolve('src-main/core') } },
    build: {
      write: false,
      target: TARGET,
      minify: true,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: Infinity,
      rolldownOptions: {
        input: ENTRY,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const files = output && 'output' in output ? output.output : []
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const styles = files.flatMap((file) => (file.type === 'asset' ? [file] : []))
  const [chunk] = chunks
  if (!chunk || chunks.length > 1 || styles.some(({ fileName }) => !fileName.endsWith('.css'))) {
    throw new Error('the page of a level is not one script and its style')
  }
  const used = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0)
  const packages = [...new Set(used.flatMap(([id]) => packageOfModule(id) ?? []))].sort()
  const style = styles.map(({ source }) => String(source)).join('\n')
  return { html: pageOf(language, chunk.code, style, packages), packages }
}

function pageOf(
  language: string,
  code: string,
  style: string,
  packages: readonly string[],
): string {
  const viewer = readJson(`${language}/viewer.json`)
  // In a script these would end it, or hide its end; a string or a pattern says the same with the stroke.
  const script = code.replace(/<(\/script|!--)/gi, '<\\$1').trim()
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title></title>',
    `<style>${style}</style>`,
    `<!--\n${noticeOf(packages)}\n-->`,
    '</head>',
    '<body>',
    '<div id="app"></div>',
    `<noscript>${viewer.scriptNeeded}</noscript>`,
    '<script type="application/json" id="level"></script>',
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function readJson(path: string): Readonly<Record<string, string>> {
  const text = readFileSync(resolve('languages', path), 'utf8')
  return JSON.parse(text) as Record<string, string>
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** What goes with copies of the packages: their names and licences. */
function noticeOf(packages: readonly string[]): string {
  const licences = packages.map((name) => {
    const folder = resolve('node_modules', name)
    const files = readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file))
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
    return `${name}\n\n${texts.join('\n\n')}`
  })
  return ['Made with Boardwright, which contains code of these packages.', ...licences]
    .join('\n\n')
    .replaceAll('--', '==')
}
