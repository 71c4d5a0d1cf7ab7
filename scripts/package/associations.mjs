// Which files the systems offer to this app: one list, made of the games there are.
import { importCore } from '../lib/core-import.mjs'

/** The kinds of files of all games, as electron-builder and our own .deb take them. */
export async function levelKinds() {
  const { games } = await importCore('games/testing.ts')
  const { ownEnding } = await importCore('games/file-endings.ts')
  return kindsOf(games, ownEnding)
}

/** @returns {{ending: string, title: string, mime: string}[]} */
export function kindsOf(games, ownEnding) {
  return games.map((game) => ({
    ending: ownEnding(game),
    title: `Level of ${game.title}`,
    mime: `application/x-boardwright-${game.id}`,
  }))
}

/**
 * What the desktop entry of Linux names. Official texts are plain text, which other programs open by right; an entry
 * makes this app one to choose. Windows knows no such modesty, so plain text is not named there.
 */
export function mimeTypes(kinds) {
  return [...kinds.map(({ mime }) => mime), 'text/plain']
}

/** For electron-builder: our own extensions on all systems, and on macOS plain text as an alternative. */
export function builderAssociations(kinds, platform) {
  const own = kinds.map(({ ending, title, mime }) => ({
    ext: ending,
    name: title,
    description: title,
    mimeType: mime,
    role: 'Editor',
  }))
  const plain = { ext: 'txt', name: 'Level as plain text', role: 'Editor', rank: 'Alternate' }
  return platform === 'darwin' ? [...own, plain] : own
}

/** The file that tells Linux desktops our kinds (shared-mime-info). */
export function mimePackage(kinds) {
  const types = kinds.flatMap(({ ending, title, mime }) => [
    `  <mime-type type="${escaped(mime)}">`,
    `    <comment>${escaped(title)}</comment>`,
    '    <sub-class-of type="text/plain"/>',
    `    <glob pattern="*.${escaped(ending)}"/>`,
    '  </mime-type>',
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">',
    ...types,
    '</mime-info>',
    '',
  ].join('\n')
}

function escaped(text) {
  const names = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (letter) => names[letter])
}
