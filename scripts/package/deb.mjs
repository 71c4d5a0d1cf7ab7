// The .deb, made of the packed folder with dpkg-deb only: electron-builder would fetch its tool from elsewhere.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { levelKinds, mimePackage } from './associations.mjs'
import {
  INSTALL_FOLDER,
  checksums,
  controlFile,
  copyrightFile,
  desktopEntry,
} from './deb-files.mjs'
import { ICON_SIZES, iconFolder } from './icons.mjs'
import { run } from './run.mjs'
import { bytesOf } from './sizes.mjs'

const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64', arm: 'armhf' }

/** Architecture by Debian's name. */
export const debArchitecture = ARCHITECTURES[process.arch] ?? process.arch

/**
 * Builds the package. Menus, kinds of files and icons are registered by triggers of the packages that care for them, so
 * no script runs at installing.
 * @param {{folder: string, target: string, version: string, description: string}} options
 */
export async function makeDeb({ folder, target, version, description }) {
  const tree = `${target}.tree`
  // What is made below may be read by all users.
  process.umask(0o022)
  rmSync(tree, { recursive: true, force: true })
  const kinds = await levelKinds()
  const put = (path, text) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text, { mode: 0o644 })
  }
  const kilobytes = Math.ceil(bytesOf(folder) / 1024)
  const facts = { version, description, architecture: debArchitecture, kilobytes }
  put('DEBIAN/control', controlFile(facts))
  put('usr/share/applications/boardwright.desktop', desktopEntry(description, kinds))
  put('usr/share/mime/packages/boardwright.xml', mimePackage(kinds))
  const licence = readFileSync(join(root, 'LICENSE'), 'utf8')
  put('usr/share/doc/boardwright/copyright', copyrightFile(licence))
  for (const size of ICON_SIZES.filter((one) => one <= 512)) {
    const icon = readFileSync(join(iconFolder, `${size}x${size}.png`))
    put(`usr/share/icons/hicolor/${size}x${size}/apps/boardwright.png`, icon)
  }
  const home = join(tree, INSTALL_FOLDER)
  mkdirSync(dirname(home), { recursive: true })
  cpSync(folder, home, { recursive: true, verbatimSymlinks: true })
  // Where the kernel gives users no namespaces, Chromium's sandbox needs this helper to be root's.
  chmodSync(join(home, 'chrome-sandbox'), 0o4755)
  mkdirSync(join(tree, 'usr/bin'), { recursive: true })
  symlinkSync(`${INSTALL_FOLDER}/boardwright`, join(tree, 'usr/bin/boardwright'))
  symlinkSync(`${INSTALL_FOLDER}/resources/cli/cli.js`, join(tree, 'usr/bin/boardwright-cli'))
  put('DEBIAN/md5sums', checksums(tree))
  // Xz at its lowest level: higher ones take minutes for some per cent.
  run('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', tree, target])
  rmSync(tree, { recursive: true })
}
