/** Where something stands in the file of a statement, both from 1. */
export interface StatementPlace {
  readonly line: number
  readonly column: number
}

/** What a setter wants filled: `{{max width = 25}}` has the words `max` and `width`, and the pin `25`. */
export interface StatementBlock {
  /** As it stands in the text. */
  readonly raw: string
  readonly words: readonly string[]
  /** What the text around it was written for; null where nothing is said. */
  readonly pin: string | null
  readonly place: StatementPlace
}

/** A text in which letters for private use stand for its blocks, each as long as the block: all else is where it was. */
export interface HiddenBlocks {
  readonly text: string
  readonly blocks: readonly StatementBlock[]
}

/** Beyond so many, blocks are left as text. */
const MOST = 6000
const FIRST = 0xe0_00
const FILL = '\uf8ff'

const shown = /(?<!\\)\{\{[^{}\n]*\}\}/g
const hidden = /[\ue000-\uf76f]\uf8ff*/g

/** Hides the blocks of a statement from whoever reads it as Markdown. */
export function hideBlocks(source: string): HiddenBlocks {
  const clean = source.replace(/\r\n?/g, '\n').replace(/[\ue000-\uf8ff]/g, '\ufffd')
  const blocks: StatementBlock[] = []
  const text = clean.replace(shown, (raw, at: number) => {
    if (blocks.length === MOST) return raw
    blocks.push(blockOf(raw, statementPlace(clean, at)))
    return String.fromCharCode(FIRST + blocks.length - 1).padEnd(raw.length, FILL)
  })
  return { text, blocks }
}

/** Numbers of the blocks that are hidden in a part of the text, in their order. */
export function blocksIn(part: string): number[] {
  return [...part.matchAll(hidden)].map(([sign]) => sign.charCodeAt(0) - FIRST)
}

/** A part of the text with something in place of each block; `at` is where the block stands in the part. */
export function withBlocks(part: string, fill: (index: number, at: number) => string): string {
  return part.replace(hidden, (sign, at: number) => fill(sign.charCodeAt(0) - FIRST, at))
}

/** Where an offset of a text is. */
export function statementPlace(text: string, offset: number): StatementPlace {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - start + 1 }
}

function blockOf(raw: string, place: StatementPlace): StatementBlock {
  const [, inner = '', pin = null] = /^(.*?)(?:(?:^|\s)=(?:\s(.*))?)?$/.exec(raw.slice(2, -2)) ?? []
  const words = [...inner.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!)
  return { raw, words, pin: pin === null ? null : pin.trim(), place }
}
