/** How wide the letters of a TrueType font are. */
export class FontWidths {
  private readonly view: DataView
  private readonly tables = new Map<string, number>()
  private readonly unitsPerEm: number
  /** Letters beyond this glyph are all as wide as it. */
  private readonly lastWidth: number
  private readonly cmap: number

  /** Throws for bytes that are no such font, which is a bug. */
  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const count = this.view.getUint16(4)
    for (let at = 12; at < 12 + count * 16; at += 16) {
      const tag = String.fromCharCode(...bytes.subarray(at, at + 4))
      this.tables.set(tag, this.view.getUint32(at + 8))
    }
    this.unitsPerEm = this.view.getUint16(this.table('head') + 18)
    this.lastWidth = this.view.getUint16(this.table('hhea') + 34) - 1
    this.cmap = this.findCmap()
  }

  /** In parts of the font's size. */
  widthOf(text: string): number {
    let units = 0
    for (const letter of text) {
      const glyph = Math.min(this.glyphOf(letter.codePointAt(0)!), this.lastWidth)
      units += this.view.getUint16(this.table('hmtx') + glyph * 4)
    }
    return units / this.unitsPerEm
  }

  private table(tag: string): number {
    const at = this.tables.get(tag)
    if (at === undefined) throw new Error(`the font has no table ${tag}`)
    return at
  }

  /** The table of letters up to U+FFFF, which has format 4. */
  private findCmap(): number {
    const { view } = this
    const cmap = this.table('cmap')
    for (let i = 0; i < view.getUint16(cmap + 2); i++) {
      const at = cmap + view.getUint32(cmap + 4 + i * 8 + 4)
      if (view.getUint16(at) === 4) return at
    }
    throw new Error('the font has no table of letters in format 4')
  }

  /** Number of a letter's glyph, 0 for one that the font has not. */
  private glyphOf(code: number): number {
    const { view, cmap } = this
    const double = view.getUint16(cmap + 6)
    for (let at = 0; at < double; at += 2) {
      if (view.getUint16(cmap + 14 + at) < code) continue
      const starts = cmap + 16 + double + at
      const first = view.getUint16(starts)
      if (first > code) return 0
      const delta = view.getUint16(starts + double)
      const offset = view.getUint16(starts + 2 * double)
      if (offset === 0) return (code + delta) & 0xffff
      const glyph = view.getUint16(starts + 2 * double + offset + (code - first) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
