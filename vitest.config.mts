import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@core': resolve('src-main/core') } },
  test: {
    include: [
      'src-main/**/*.test.ts',
      'src-renderer/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'fuzz/**/*.test.ts',
    ],
    // Pictures read their colours off the page's style sheet.
    css: { include: [/theme\.css/] },
    // Unless told it leaves a core to the one who watches, of two that there may be.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A busy machine is no reason to fail; a hang still ends.
    testTimeout: 120_000,
  },
})
