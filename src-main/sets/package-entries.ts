import type { PackageFile } from '@core/package/package'
import type { PackageEntry } from '@core/protocol/packing'

/** The files of a package as a list to look through: those within a folder as one entry, in the order of the files. */
export function packageEntries(files: readonly PackageFile[]): PackageEntry[] {
  const entries = new Map<string, PackageEntry>()
  for (const { path, content } of files) {
    const slash = path.lastIndexOf('/')
    const place = slash < 0 ? path : path.slice(0, slash + 1)
    const held = entries.get(place) ?? { path: place, files: 0, bytes: 0 }
    const bytes = held.bytes + sizeOf(content)
    entries.set(place, { path: place, files: held.files + 1, bytes })
  }
  return [...entries.values()]
}

function sizeOf(content: PackageFile['content']): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.length
}
