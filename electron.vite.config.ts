import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'

const alias = { '@core': resolve('src-main/core') }

// Everything the app needs is bundled, so the packaged app carries no node_modules; only Electron and Node stay outside.
// The targets are those of the oldest runtime the app must start on.
export default defineConfig({
  main: {
    resolve: { alias },
    build: {
      target: 'node18.15',
      externalizeDeps: false,
      rolldownOptions: {
        input: {
          index: resolve('src-main/index.ts'),
          worker: resolve('src-main/worker/index.ts'),
          cli: resolve('src-main/cli/index.ts'),
        },
        output: { format: 'cjs', chunkFileNames: 'chunks/[name].js' },
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
