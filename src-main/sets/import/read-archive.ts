import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { err, ok, type Result } from '@core/kernel/result'
import { setsWords } from '../sets-words'
import { Contents, type PackageContents } from './package-contents'

/** The bits of the file type in the Unix half of the attributes. */
const KIND = 0o170000
const PLAIN = 0o100000
/** Numbers of the systems that write it. */
const UNIX_LIKE = [3, 19]

/** yauzl's errors for names that lead out of the folder, or that not every system reads alike. */
const BAD_NAME = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s

/** The files of an archive, or a sentence why it is refused. Unpacking stops at the sizes in its list and at the limits. */
export async function readArchive(bytes: Uint8Array): Promise<Result<PackageContents, string>> {
  const { importing: say } = setsWords()
  const contents = new Contents()
  try {
    const zip = await opened(bytes)
    const wanted: Entry[] = []
    for (let entry = await next(zip); entry; entry = await next(zip)) {
      const { fileName: path, uncompressedSize: size } = entry
      if (path.endsWith('/')) continue
      if (entry.isEncrypted()) return err(say.encrypted)
      if (isSpecial(entry)) return err(say.special({ path }))
      const room = contents.roomFor(path, size)
      if (!room.ok) return room
      if (room.value) wanted.push(entry)
    }
    // Only once everything is known to be within the limits.
    for (const entry of wanted) contents.add(entry.fileName, await unpacked(zip, entry))
    return ok(contents)
  } catch (error) {
    const [, path] = BAD_NAME.exec(error instanceof Error ? error.message : '') ?? []
    return err(path === undefined ? say.broken : say.badName({ path }))
  }
}

/** A link, a device or the like: no file that has bytes of its own. */
function isSpecial({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & KIND
  return UNIX_LIKE.includes(versionMadeBy >>> 8) && kind !== 0 && kind !== PLAIN
}

function opened(bytes: Uint8Array): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    fromBuffer(buffer, { lazyEntries: true, strictFileNames: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })
}

/** The next entry; null at the end. */
function next(zip: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    zip.removeAllListeners()
    zip.once('entry', resolve).once('end', () => resolve(null))
    zip.once('error', reject)
    zip.readEntry()
  })
}

/** The stream itself fails where there is more or less than the list says. */
function unpacked(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const parts: Buffer[] = []
      stream
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => resolve(Buffer.concat(parts)))
        .on('error', reject)
    })
  })
}
