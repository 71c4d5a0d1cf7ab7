// npm run package: the app for this system in dist/, in all forms whose tools are available here.
// npm run package -- --release: the same, but nothing may be missing, and not with the stand-in; see docs/release.md.
// npm run package -- --tested: only the folder, with the inspector left on for tests, in dist/tested/.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOnPath } from './lib/display.mjs'
import { electronLine } from './lib/electron-runtime.mjs'
import { readJson, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'
import { packedResources } from './lib/system.mjs'
import { takePictures } from './manual/take-pictures.mjs'
import { makeArchive } from './package/archive.mjs'
import { audit } from './package/audit.mjs'
import { licencesFile } from './package/licences.mjs'
import { releaseTroubles, writeSums } from './package/release.mjs'
import { signingLine } from './package/signing.mjs'
import { bytesOf, megabytes } from './package/sizes.mjs'

const { name, version, description } = readJson(join(root, 'package.json'))
const { platform, arch, env } = process

await runScript(async (args) => {
  const electron = await prepare({ withBuild: true })
  const { packFolder } = await import('./package/folder.mjs')
  const isTested = args.includes('--tested')
  const isRelease = args.includes('--release')
  say(`Packing with ${electronLine(electron)}`)
  if (electron.kind === 'stand-in') say('What is packed with the stand-in must not be released.')
  if (isRelease) refuseNoRelease(electron)
  const notes = isTested ? [] : [audit(), await picturesNote(electron)]
  const output = join(root, isTested ? 'dist/tested' : 'dist')
  const packed = await packFolder(electron, { output, isTested })
  const made = [
    ['folder', packed.folder],
    ['app.asar', join(packedResources(packed.folder), 'app.asar')],
    ['command line', join(packedResources(packed.folder), 'cli')],
    ['licences', licencesFile],
  ]
  if (!isTested) {
    if (platform === 'linux') await makeLinuxForms({ folder: packed.folder, output, made, notes })
    const { makeInstallers } = await import('./package/installers.mjs')
    notes.push(await makeInstallers(packed.folder, output, electron))
    made.push(['checksums', writeSums(output, `${platform}-${arch}`)])
  }
  say(['', 'Fuses, as the packed binary has them:', ...packed.fuses, '', 'Made:'].join('\n'))
  for (const [what, path] of made) say(`  ${megabytes(bytesOf(path))}  ${what.padEnd(13)}${path}`)
  for (const { line } of notes) say(line)
  if (!isTested) say(signingLine({ platform, env }))
  const isWhole = notes.every((note) => note.isWhole)
  if (isRelease && !isWhole) say('This is no release: something of it is missing, see above.')
  return isRelease && !isWhole ? 1 : 0
})

function refuseNoRelease(electron) {
  const troubles = releaseTroubles(electron, {
    version,
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    tag: env.GITHUB_REF_TYPE === 'tag' ? env.GITHUB_REF_NAME : undefined,
    node: process.versions.node,
    wantedNode: readJson(join(root, 'node_modules/electron/package.json')).engines.node,
  })
  if (troubles.length > 0) throw new Trouble(['This is no release:', ...troubles].join('\n  '))
}

async function picturesNote(electron) {
  const isWhole = (await takePictures(electron.executable)) === 0
  const how = isWhole ? 'all were taken' : 'NOT ALL could be taken; see above'
  return { isWhole, line: `Pictures of the manual: ${how}` }
}

/** Adds the forms that need no tools of the builder, and a note for what could not be made. */
async function makeLinuxForms({ folder, output, made, notes }) {
  const archive = join(output, `${name}-${version}-linux-${arch}.tar.gz`)
  makeArchive(folder, archive, `${name}-${version}`)
  made.push(['tar.gz', archive])
  if (!isOnPath('dpkg-deb'))
    return notes.push({ isWhole: false, line: '.deb: SKIPPED, there is no dpkg-deb here' })
  const { debArchitecture, makeDeb } = await import('./package/deb.mjs')
  const target = join(output, `${name}_${version}_${debArchitecture}.deb`)
  await makeDeb({ folder, target, version, description })
  made.push(['.deb', target])
}
