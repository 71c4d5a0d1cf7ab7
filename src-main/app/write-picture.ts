import { clipboard, ClipboardItem, nativeImage } from 'electron'
import type { NativeImage } from 'electron'

/** Puts a PNG picture on the system's clipboard. */
export async function writePicture(png: Uint8Array): Promise<void> {
  // Older Electrons know pictures by a call of their own and nothing of items.
  const older = clipboard as unknown as { writeImage?(image: NativeImage): void }
  if (older.writeImage) {
    older.writeImage(nativeImage.createFromBuffer(Buffer.from(png)))
    return
  }
  const picture = new Blob([new Uint8Array(png)], { type: 'image/png' })
  await clipboard.write([new ClipboardItem({ 'image/png': picture })])
}
