import { clipboard, ClipboardItem, nativeImage, type NativeImage } from 'electron'
import type { Clipboard } from '../app/shell'

/** The system's clipboard. */
export const clipboardOfSystem: Clipboard = {
  readText: async () => clipboard.readText(),
  writeText: async (text) => {
    // Newer Electrons give a promise, older ones nothing.
    await (clipboard.writeText(text) as unknown)
  },
  writePicture: async (png) => {
    // Older Electrons know pictures by a call of their own and nothing of items.
    const older = clipboard as unknown as { writeImage?(image: NativeImage): void }
    if (older.writeImage) {
      older.writeImage(nativeImage.createFromBuffer(Buffer.from(png)))
      return
    }
    const picture = new Blob([new Uint8Array(png)], { type: 'image/png' })
    await clipboard.write([new ClipboardItem({ 'image/png': picture })])
  },
}
