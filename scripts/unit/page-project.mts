import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'

/** Components are empty: no unit test shows one, and to build them all takes longer than all tests of the page. */
const noComponents: Plugin = {
  name: 'no-components',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.svelte')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found?.id.endsWith('.svelte') ? '\0component' : found
  },
  load: (id) => (id === '\0component' ? 'export default () => undefined' : null),
}

/** The same project for code that is built as for a browser. */
export function ofPage(project: TestProjectInlineConfiguration): TestProjectInlineConfiguration {
  return {
    ...project,
    plugins: [noComponents, svelte({ configFile: 'src-renderer/svelte.config.mjs' })],
    // Packages may lie elsewhere, by a link.
    server: { fs: { strict: false } },
    // Of Svelte itself the part for browsers too.
    resolve: { conditions: ['browser'] },
    test: { ...project.test, environment: './scripts/unit/page-environment.mjs' },
  }
}
