import { chmodSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'

const alias = { '@core': resolve('src-main/core') }

/** `bin` of package.json names the built file itself, so it must be executable. */
const executableCli: Plugin = {
  name: 'executable-cli',
  writeBundle: () => chmodSync(resolve('out/main/cli.js'), 0o755),
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
    plugins: [executableCli, noProgramsAsCommands],
    build: {
      target: 'node18.15',
      externalizeDeps: false,
      rolldownOptions: {
        input: {
          index: resolve('src-main/index.ts'),
          worker: resolve('src-main/worker/index.ts'),
          cli: resolve('src-main/cli/index.ts'),
        },
        output: { format: 'cjs', chunkFileNames: 'chunks/[name].js', minify: true },
      },
    },
  },
  preload: {
    resolve: { alias },
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
    plugins: [svelte()],
    build: {
      target: 'chrome114',
      minify: true,
      rolldownOptions: { input: { index: resolve('src-renderer/index.html') } },
    },
  },
})
