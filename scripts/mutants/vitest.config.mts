import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ofPage } from '../unit/page-project.mts'

/** The tests of one room alone, as `npm run mutants` names them: all others would be read for each of its changes. */
const { tests, isPage } = JSON.parse(process.env['MUTANTS_ROOM'] ?? '{"tests":[]}') as {
  readonly tests: string[]
  readonly isPage?: boolean
}
const project = { extends: true as const, test: { name: 'room', include: tests, isolate: false } }

export default defineConfig({
  resolve: { alias: { '@core': resolve('src-main/core') } },
  test: {
    projects: [isPage ? ofPage(project) : project],
    css: { include: [/theme\.css/] },
    env: { LC_ALL: 'C' },
  },
})
