import { clipboard, ClipboardItem, nativeImage, type NativeImage } from 'electron'
import type { Clipboard } from '../app/shell'

/** The system's clipboard. */
export const clipboardOfSystem: Clipboard = {
  readText: async () => clipboard.readText(),
  writeText: async (text) => {
    // Newer Electrons return a promise, older ones nothing.
    await (clipboard.writeText(text) as unknown)
  },
  writePicture: async (png) => {
    // Older Electrons have a separate method for pictures and no clipboard items.
    const older = clipboard as unknown as { writeImage?(image: NativeImage): void }
    if (older.writeImage) {
      older.writeImage(nativeImage.createFromBuffer(Buffer.from(png)))
      return
    }
    await clipboard.write([new ClipboardItem({ 'image/png': pictureOf(png) })])
  },
  writeBoth: async (text, png) => {
    const older = clipboard as unknown as {
      writeImage?: unknown
      write(data: { text: string; image: NativeImage }): void
    }
    if (older.writeImage) {
      older.write({ text, image: nativeImage.createFromBuffer(Buffer.from(png)) })
      return
    }
    const plain = new Blob([text], { type: 'text/plain' })
    await clipboard.write([new ClipboardItem({ 'text/plain': plain, 'image/png': pictureOf(png) })])
  },
}

function pictureOf(png: Uint8Array): Blob {
  return new Blob([new Uint8Array(png)], { type: 'image/png' })
}
