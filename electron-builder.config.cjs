// How the app is packed. Run through `npm run package`, which names the runtime and its version in the environment.
const { rmSync } = require('node:fs')
const { join } = require('node:path')

const runtime = process.env.BOARDWRIGHT_RUNTIME
const isTestable = process.env.BOARDWRIGHT_TESTABLE === '1'

/** A runtime that ran a folder carries a default app along, which is no part of ours. */
function removeDefaultApp({ appOutDir }) {
  for (const name of ['resources/app', 'resources/default_app.asar', '.ready']) {
    rmSync(join(appOutDir, name), { recursive: true, force: true })
  }
}

/** @type {import('electron-builder').Configuration} */
module.exports = {
  appId: 'app.boardwright',
  productName: 'Boardwright',
  executableName: 'boardwright',
  copyright: 'Boardwright contributors',
  directories: { output: 'dist' },
  // Everything is bundled into out/, so no node_modules are carried.
  files: ['out/**', '!out/.built-from', 'package.json', 'LICENSE', '!node_modules/**'],
  asar: true,
  npmRebuild: false,
  electronDist: runtime,
  electronVersion: process.env.BOARDWRIGHT_RUNTIME_VERSION,
  afterPack: removeDefaultApp,
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    // Playwright drives the app through the inspector, which a release has no use for.
    enableNodeCliInspectArguments: isTestable,
    onlyLoadAppFromAsar: true,
  },
  linux: { target: 'dir', category: 'Development', maintainer: 'Boardwright contributors' },
  mac: { target: 'dir', category: 'public.app-category.developer-tools', identity: null },
  win: { target: 'dir' },
}
