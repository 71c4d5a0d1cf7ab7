// What a release asks for beyond a package of one's own: `npm run package -- --release`.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FORM = /\.(AppImage|deb|tar\.gz|exe|zip|dmg)$/

/**
 * Why no release can be packed here, line by line.
 * @param {{kind: string, version: string}} electron the runtime
 * @param {{version: string, changelog: string, tag: string | undefined, node: string, wantedNode: string}} state of
 *   the checkout, and the Node that runs against the one that Electron's package asks for (`>= 22.12.0`)
 */
export function releaseTroubles(electron, { version, changelog, tag, node, wantedNode }) {
  const checks = [
    [
      electron.kind === 'official',
      `Electron ${electron.version} is not official (${electron.kind}).`,
    ],
    [isAtLeast(node, wantedNode), `Electron asks for Node ${wantedNode}; this is Node ${node}.`],
    [changelog.includes(`\n## [${version}]`), `CHANGELOG.md has no section [${version}].`],
    [tag === undefined || tag === `v${version}`, `The tag ${tag} is not v${version}.`],
  ]
  return checks.filter(([isMet]) => !isMet).map(([, line]) => line)
}

/** Writes the SHA-256 sums of all packed files in a folder, as `sha256sum --check` reads them; returns the file's path. */
export function writeSums(folder, system) {
  const names = readdirSync(folder).filter((name) => FORM.test(name))
  const lines = names.sort().map((name) => `${sumOf(join(folder, name))}  ${name}\n`)
  const file = join(folder, `SHA256SUMS-${system}.txt`)
  writeFileSync(file, lines.join(''))
  return file
}

function sumOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function isAtLeast(version, range) {
  const [major, minor] = version.split('.').map(Number)
  const [neededMajor, neededMinor] = range.match(/\d+/g).map(Number)
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
}
