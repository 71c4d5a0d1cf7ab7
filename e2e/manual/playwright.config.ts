import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

// Run through `npm run docs`: what is taken lies beside the build, and is not a test.
const config: ReturnType<typeof defineConfig> = defineConfig(base, {
  testDir: '.',
  // Unit tests lie beside them.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/manual',
  reporter: 'list',
})
export default config
