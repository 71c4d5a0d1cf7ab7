// The small files of the .deb, as texts.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { mimeTypes } from './associations.mjs'

export const INSTALL_FOLDER = '/opt/Boardwright'

/** What the runtime loads; names with t64 are those after Debian's 64-bit time transition. */
const DEPENDS = [
  'libasound2 | libasound2t64',
  'libatk-bridge2.0-0 | libatk-bridge2.0-0t64',
  'libc6',
  'libcups2 | libcups2t64',
  'libdrm2',
  'libgbm1',
  'libgtk-3-0 | libgtk-3-0t64',
  'libnss3',
  'libx11-6',
  'libxcomposite1',
  'libxdamage1',
  'libxkbcommon0',
  'libxrandr2',
  'xdg-utils',
]

/** @param {{version: string, description: string, architecture: string, kilobytes: number}} facts */
export function controlFile({ version, description, architecture, kilobytes }) {
  return [
    'Package: boardwright',
    `Version: ${version}`,
    `Architecture: ${architecture}`,
    'Section: devel',
    'Priority: optional',
    'Maintainer: Boardwright contributors <contributors@boardwright.invalid>',
    `Installed-Size: ${kilobytes}`,
    `Depends: ${DEPENDS.join(', ')}`,
    'Recommends: fonts-dejavu-core, nodejs (>= 20.19)',
    `Description: ${description}`,
    ' Draws levels, exports the input files that a judge reads, and steps through the',
    ' rules of their games. The command line boardwright-cli runs on Node.',
    '',
  ].join('\n')
}

/** Offers the app in menus and for its kinds of files. */
export function desktopEntry(description, kinds) {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Boardwright',
    `Comment=${description}`,
    `Exec=${INSTALL_FOLDER}/boardwright %F`,
    'Icon=boardwright',
    'Terminal=false',
    'StartupWMClass=Boardwright',
    'Categories=Development;Game;LogicGame;',
    `MimeType=${mimeTypes(kinds).join(';')};`,
    '',
  ].join('\n')
}

/** @param {string} licence text of our own licence */
export function copyrightFile(licence) {
  return [
    'Boardwright is under this licence:',
    '',
    licence.trim(),
    '',
    'The package also contains the work of others. Their licences:',
    `  ${INSTALL_FOLDER}/LICENSE.electron.txt (Electron)`,
    `  ${INSTALL_FOLDER}/LICENSES.chromium.html (Chromium and its parts)`,
    `  ${INSTALL_FOLDER}/resources/third-party-licences.txt (all else)`,
    '',
  ].join('\n')
}

/** Sums of all files that a package installs, by which `dpkg --verify` finds those that were changed. */
export function checksums(tree) {
  const entries = readdirSync(tree, { recursive: true, withFileTypes: true })
  const lines = entries.flatMap((entry) => {
    if (!entry.isFile()) return []
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const name = relative(tree, path)
    if (name.startsWith('DEBIAN')) return []
    const sum = createHash('md5').update(readFileSync(path)).digest('hex')
    return [`${sum}  ${name}\n`]
  })
  return lines.sort((a, b) => (a.slice(34) < b.slice(34) ? -1 : 1)).join('')
}
