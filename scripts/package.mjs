// npm run package: the app for this system in dist/, in all forms whose tools are available here.
// npm run package -- --tested: only the folder, with the inspector left on for tests, in dist/tested/.
import { join } from 'node:path'
import { isOnPath } from './lib/display.mjs'
import { electronLine } from './lib/electron-runtime.mjs'
import { readJson, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { runScript, say } from './lib/say.mjs'
import { takePictures } from './manual/take-pictures.mjs'
import { makeArchive } from './package/archive.mjs'
import { audit } from './package/audit.mjs'
import { licencesFile } from './package/licences.mjs'
import { bytesOf, megabytes } from './package/sizes.mjs'

const { name, version, description } = readJson(join(root, 'package.json'))

await runScript(async (args) => {
  const electron = await prepare({ withBuild: true })
  const { debArchitecture, makeDeb } = await import('./package/deb.mjs')
  const { packFolder } = await import('./package/folder.mjs')
  const { makeInstallers } = await import('./package/installers.mjs')
  const isTested = args.includes('--tested')
  say(`Packing with ${electronLine(electron)}`)
  if (electron.kind === 'stand-in') say('What is packed with the stand-in must not be released.')
  const taken = isTested ? 0 : await takePictures(electron.executable)
  const auditWord = isTested ? 'npm audit: not asked for a tested build' : audit()
  const output = join(root, isTested ? 'dist/tested' : 'dist')
  const packed = await packFolder(electron, { output, isTested })
  const sizes = [
    ['folder', packed.folder],
    ['app.asar', join(resourcesOf(packed.folder), 'app.asar')],
    ['command line', join(resourcesOf(packed.folder), 'cli')],
    ['licences', licencesFile],
  ]
  const words = taken === 0 ? [] : ['manual: not all of its pictures could be taken; see above']
  if (!isTested && process.platform === 'linux') {
    const archive = join(output, `${name}-${version}-linux-${process.arch}.tar.gz`)
    makeArchive(packed.folder, archive, `${name}-${version}`)
    sizes.push(['tar.gz', archive])
    if (isOnPath('dpkg-deb')) {
      const target = join(output, `${name}_${version}_${debArchitecture}.deb`)
      await makeDeb({ folder: packed.folder, target, version, description })
      sizes.push(['.deb', target])
    } else {
      words.push('.deb: SKIPPED, there is no dpkg-deb here')
    }
  }
  if (!isTested) words.push(await makeInstallers(packed.folder, output, electron))
  say(['', 'Fuses, as the packed binary has them:', ...packed.fuses, '', 'Made:'].join('\n'))
  for (const [what, path] of sizes) say(`  ${megabytes(bytesOf(path))}  ${what.padEnd(13)}${path}`)
  for (const word of [...words, auditWord]) say(word)
  return 0
})

function resourcesOf(folder) {
  const isMac = process.platform === 'darwin'
  return join(folder, isMac ? 'Boardwright.app/Contents/Resources' : 'resources')
}
