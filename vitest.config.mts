import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Core is pure, so that its tests may share what was loaded once; only those that replace a module may not.
const core = readdirSync('src-main/core', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('src-main/core', name).replaceAll('\\', '/'))
const replacing = core.filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

export default defineConfig({
  resolve: { alias: { '@core': resolve('src-main/core') } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: ['src-main/core/**/*.test.ts'],
          exclude: replacing,
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [svelte({ configFile: 'src-renderer/svelte.config.mjs' })],
        // Of Svelte itself the part for browsers too.
        resolve: { conditions: ['browser'] },
        test: {
          name: 'page',
          environment: './scripts/unit/page-environment.mjs',
          include: ['src-renderer/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'all else',
          include: [
            ...replacing,
            'src-main/!(core)/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'fuzz/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
        },
      },
    ],
    // Pictures read their colours off the page's style sheet.
    css: { include: [/theme\.css/] },
    // Unless told it leaves a core to the one who watches, of two that there may be.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A busy machine is no reason to fail; a hang still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
