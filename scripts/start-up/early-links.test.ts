import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { useFolder } from '../unit/use-folder'
import { earlyLinks } from './early-links'

const planted = {
  'index.html':
    '<html><head><title>Page</title></head><script type="module" src="./main.ts"></script></html>',
  'bare.html':
    '<html><head><title>Bare</title></head><script type="module" src="./late.ts"></script></html>',
  'main.ts':
    "import { shared } from './shared'\nimport './faces.css'\nconsole.log(shared)\n" +
    "void import('./words/made/en/first')\nvoid import('./words/made/ru/first')\nvoid import('./late')\n",
  'shared.ts': "export const shared = 'shared'\n",
  'late.ts': "console.log('late')\n",
  'words/plurals.ts': 'export const plurals = (n: number) => n * 2\n',
  'words/made/en/first.ts':
    "import { plurals } from '../../plurals'\nexport const words = { en: plurals }\n",
  'words/made/ru/first.ts':
    "import { plurals } from '../../plurals'\nexport const words = { ru: plurals }\n",
  'faces.css':
    "@font-face { font-family: 'Inter'; src: url('./inter-latin-wght-normal.woff2'); }\n" +
    "@font-face { font-family: 'Inter'; src: url('./inter-greek-wght-normal.woff2'); }\n",
  'inter-latin-wght-normal.woff2': 'a face',
  'inter-greek-wght-normal.woff2': 'a face that the start does without',
}

const { at, put } = useFolder()

async function built(page: string): Promise<string> {
  for (const [name, text] of Object.entries(planted)) put(name, text)
  const { output } = (await build({
    root: at(),
    configFile: false,
    logLevel: 'silent',
    plugins: [earlyLinks()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: at(page),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ facadeModuleId }) =>
            `${/made.(\w+)/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}.js`,
          assetFileNames: '[name].[ext]',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const html = output.find(({ fileName }) => fileName === page)
  return html?.type === 'asset' ? String(html.source) : ''
}

test('the head names the words of each language with all that they import, and the faces of the start', async () => {
  const html = await built('index.html')
  const links = [...html.matchAll(/<link ([^>]*)>/g)].map(([, attributes]) => attributes!)
  const early = links.filter((link) => link.includes('preload'))
  expect(early.sort()).toEqual([
    'rel="modulepreload" data-language="en" crossorigin href="./en.js"',
    'rel="modulepreload" data-language="en" crossorigin href="./plurals.js"',
    'rel="modulepreload" data-language="ru" crossorigin href="./plurals.js"',
    'rel="modulepreload" data-language="ru" crossorigin href="./ru.js"',
    'rel="preload" as="font" type="font/woff2" crossorigin href="./inter-latin-wght-normal.woff2"',
  ])
})

test('a page without them fails the build', async () => {
  const failed = built('bare.html')
  await expect(failed).rejects.toThrow('the words or the faces of the start lie elsewhere by now')
})
