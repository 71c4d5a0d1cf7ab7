/** A GIF file as a viewer shows it, for tests: written from the format's specification, not from the encoder. */
export interface DecodedGif {
  readonly width: number
  readonly height: number
  /** Number of repetitions, 0 forever; null: shown once. */
  readonly repeat: number | null
  readonly frames: readonly { readonly pixels: Uint32Array; readonly delay: number }[]
}

export function decodeGif(bytes: Uint8Array): DecodedGif {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = String.fromCharCode(...bytes.subarray(0, 6))
  if (head !== 'GIF89a') throw new Error(`no GIF: ${head}`)
  const width = view.getUint16(6, true)
  const height = view.getUint16(8, true)
  let at = 13
  const readTable = (flags: number): number[] => {
    const size = 2 << (flags & 7)
    const table = Array.from({ length: size }, (_, i) => {
      const [r, g, b] = bytes.subarray(at + i * 3, at + i * 3 + 3)
      return (0xff000000 | (b! << 16) | (g! << 8) | r!) >>> 0
    })
    at += size * 3
    return table
  }
  const readBlocks = (): Uint8Array => {
    const parts: number[] = []
    for (let size = bytes[at++]!; size > 0; size = bytes[at++]!) {
      for (let i = 0; i < size; i++) parts.push(bytes[at++]!)
    }
    return Uint8Array.from(parts)
  }
  const global = bytes[10]! & 0x80 ? readTable(bytes[10]!) : []
  const canvas = new Uint32Array(width * height)
  const frames: { pixels: Uint32Array; delay: number }[] = []
  let repeat: number | null = null
  let transparent = -1
  let delay = 0
  for (;;) {
    const kind = bytes[at++]
    if (kind === 0x3b) {
      if (at !== bytes.length) throw new Error('bytes behind the end')
      return { width, height, repeat, frames }
    }
    if (kind === 0x21) {
      const label = bytes[at++]
      if (label === 0xff) at += 1 + bytes[at]!
      const data = readBlocks()
      if (label === 0xff) repeat = data[1]! | (data[2]! << 8)
      if (label !== 0xf9) continue
      if (((data[0]! >> 2) & 7) !== 1) throw new Error('a frame that is not left in its place')
      delay = (data[1]! | (data[2]! << 8)) * 10
      transparent = data[0]! & 1 ? data[3]! : -1
    } else if (kind === 0x2c) {
      const flags = bytes[at + 8]!
      at += 9
      const table = flags & 0x80 ? readTable(flags) : global
      const least = bytes[at++]!
      const index = unpack(readBlocks(), least, width * height)
      index.forEach((number, i) => {
        if (number !== transparent) canvas[i] = table[number]!
      })
      frames.push({ pixels: canvas.slice(), delay })
    } else throw new Error(`unknown block ${kind}`)
  }
}

/** Decodes the LZW of GIF: codes grow from `least + 1` to 12 bits. */
function unpack(data: Uint8Array, least: number, count: number): Uint8Array {
  const clear = 1 << least
  const out = new Uint8Array(count)
  let length = 0
  let words: number[][] = []
  let size = 0
  let before: number[] | null = null
  let bit = 0
  const restart = (): void => {
    words = [...Array.from({ length: clear }, (_, i) => [i]), [], []]
    size = least + 1
    before = null
  }
  restart()
  for (;;) {
    let code = 0
    for (let i = 0; i < size; i++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << i
    if (code === clear) {
      restart()
      continue
    }
    if (code === clear + 1) break
    const known: number[] | undefined = words[code]
    const word: number[] = known ?? [...before!, before![0]!]
    if (!known && code !== words.length) throw new Error('a code from nowhere')
    for (const number of word) out[length++] = number
    if (before && words.length < 4096) words.push([...before, word[0]!])
    if (words.length === 1 << size && size < 12) size++
    before = word
  }
  if (length !== count) throw new Error(`${length} pixels of ${count}`)
  return out
}
