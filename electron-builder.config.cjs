// How the app is packed. Run through `npm run package`, which names the runtime, its version and the place in the
// environment. A function, because the list of files it is offered for comes from the games.
const { cpSync, rmSync } = require('node:fs')
const { join } = require('node:path')
const languageNames = require('./languages/languages.json')

/** A runtime that ran a folder carries a default app along, which is no part of ours. */
function removeDefaultApp({ appOutDir }) {
  for (const name of ['resources/app', 'resources/default_app.asar', '.ready']) {
    rmSync(join(appOutDir, name), { recursive: true, force: true })
  }
}

/**
 * Plain Node reads no archive, so the command line lies beside it. Not as an extra resource: the builder would take the
 * parts that both share out of the archive.
 */
function addCommandLine({ appOutDir, packager }) {
  const target = join(packager.getResourcesDir(appOutDir), 'cli')
  for (const name of ['cli.js', 'quick', 'picture.js', 'picture', 'judge', 'viewer', 'chunks']) {
    // What one Node has compiled is of no use to another.
    const isOurs = (path) => !/bundled-packages\.json$|\.code$/.test(path)
    cpSync(join(__dirname, 'out/main', name), join(target, name), {
      recursive: true,
      filter: isOurs,
    })
  }
}

/** @returns {Promise<import('electron-builder').Configuration>} */
module.exports = async () => {
  const { builderAssociations, levelKinds } = await import('./scripts/package/associations.mjs')
  const { wantedFuses } = await import('./scripts/package/fuses.mjs')
  const { signing } = await import('./scripts/package/signing.mjs')
  const { platform, env } = process
  const { forceCodeSigning, mac } = signing({ platform, env })
  return {
    appId: 'app.boardwright',
    forceCodeSigning,
    productName: 'Boardwright',
    copyright: 'Boardwright contributors',
    directories: { output: env.BOARDWRIGHT_OUTPUT ?? 'dist' },
    // Everything is bundled into out/, so no node_modules are carried. What only the command line uses lies beside.
    files: [
      'out/{main,preload,renderer}/**',
      '!out/main/{cli.js,quick/**}',
      '!**/bundled-packages.json',
      'package.json',
      'LICENSE',
      '!node_modules/**',
    ],
    extraResources: [{ from: 'out/third-party-licences.txt', to: 'third-party-licences.txt' }],
    extraFiles: ['LICENSE'],
    asar: true,
    // What the runtime says itself is wanted in the languages of the app alone.
    electronLanguages: Object.keys(languageNames).map((code) => (code === 'en' ? 'en-US' : code)),
    npmRebuild: false,
    electronDist: env.BOARDWRIGHT_RUNTIME,
    electronVersion: env.BOARDWRIGHT_RUNTIME_VERSION,
    afterPack: (context) => {
      removeDefaultApp(context)
      addCommandLine(context)
    },
    electronFuses: {
      ...wantedFuses({
        isTested: env.BOARDWRIGHT_TESTED === '1',
        platform,
        length: Number(env.BOARDWRIGHT_FUSES),
      }),
      // Apple's processors start nothing whose signature does not fit.
      resetAdHocDarwinSignature: platform === 'darwin',
    },
    fileAssociations: builderAssociations(await levelKinds(), platform),
    linux: {
      // Other systems name it as the product.
      executableName: 'boardwright',
      target: ['AppImage'],
      category: 'Development',
      maintainer: 'Boardwright contributors',
      icon: 'out/icons',
      mimeTypes: ['text/plain'],
    },
    mac: {
      target: ['dmg', 'zip'],
      category: 'public.app-category.developer-tools',
      icon: 'out/icons/1024x1024.png',
      ...mac,
    },
    win: { target: ['nsis', 'zip'], icon: 'out/icons/256x256.png' },
    nsis: {
      oneClick: false,
      perMachine: false,
      allowToChangeInstallationDirectory: true,
      // Without a space, which the places where releases lie would change, and the checksums name it.
      artifactName: '${productName}-${version}-setup.${ext}',
    },
  }
}
