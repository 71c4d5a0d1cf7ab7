import { markdown } from '../markup'
import type { PackedTest } from '../package'
import { blocksIn, hideBlocks, statementPlace, withBlocks, type StatementBlock } from './blocks'
import { markOf, type BlockContent, type StatementSet } from './content'
import type { BoardPicture, FilledStatement, StatementProblem } from './filled'
import { FindInText } from './find-in-text'
import { readMarkdown, withinToken, type StatementToken } from './read-markdown'
import { sections } from './sections'
import { values } from './values'

/** Megabytes that a picture beside a statement may have. */
export const MOST_PICTURE_MB = 5

/** Where links of a statement may lead. */
export const linkPattern = /^(?:https?:\/\/|mailto:)/i

/** What a statement is made from: all but what keeps its pictures. `owns`: whether there is such a picture beside it. */
export type FillingSet = Omit<StatementSet, 'pictureOf'> & { owns(picture: string): boolean }

/** Fills the blocks of a statement in Markdown. Never throws for what is written there. */
export function fillStatement(source: string, set: FillingSet): FilledStatement {
  return new Filling(source, set).filled()
}

class Filling {
  private readonly boards = new Map<string, BoardPicture>()
  private readonly pictures = new Set<string>()
  private readonly problems: StatementProblem[] = []
  /** Whether each block stands alone in its lines; those in code are not here. */
  private readonly used = new Map<number, boolean>()
  private readonly text: string
  private readonly blocks: readonly StatementBlock[]
  private readonly find: FindInText
  private readonly set: StatementSet & Pick<FillingSet, 'owns'>

  constructor(source: string, set: FillingSet) {
    ;({ text: this.text, blocks: this.blocks } = hideBlocks(source))
    this.find = new FindInText(this.text)
    this.set = { ...set, pictureOf: (...board) => this.pictureOf(...board) }
  }

  filled(): FilledStatement {
    for (const token of readMarkdown(this.text)) this.walk(token)
    const text = this.find.without()
    const filled = withBlocks(text, (index, at) => this.fill(index, text, at))
    this.problems.sort((a, b) => a.line - b.line || a.column - b.column)
    return {
      markdown: filled,
      boards: [...this.boards.values()],
      pictures: [...this.pictures],
      problems: this.problems,
    }
  }

  /** `isAlone`: whether its text is one block and nothing else. */
  private walk(token: StatementToken, isAlone = false): void {
    if (token.type === 'codespan' || token.type === 'code' || token.type === 'math') return
    this.check(token)
    const inner = withinToken(token)
    if (token.type === 'text' && inner.length === 0) {
      for (const index of blocksIn(token.raw)) this.used.set(index, isAlone)
      return
    }
    const isOne =
      token.type === 'paragraph' || token.type === 'text' ? isOneBlock(token.raw) : isAlone
    for (const one of inner) this.walk(one, isOne)
  }

  /** Tells what a statement may not have. */
  private check(token: StatementToken): void {
    const { say, owns } = this.set
    const { type, raw } = token
    const tell = (message: string, within = 0): void => {
      const at = statementPlace(this.text, this.find.offsetOf(raw) + within)
      this.problems.push({ ...at, message })
    }
    if (type === 'html' && /^(?:\s*<!--[\s\S]*?-->)+\s*$/.test(raw)) this.find.leaveOut(raw)
    else if (type === 'html') tell(say.html)
    else if (type === 'image' && owns(token.href)) this.pictures.add(token.href)
    else if (type === 'image') tell(say.picture({ name: token.href, most: MOST_PICTURE_MB }))
    else if (type === 'link' && !linkPattern.test(token.href))
      tell(say.link({ address: token.href }))
    else if (type === 'text' && withinToken(token).length === 0) {
      const open = raw.indexOf('{{')
      if (open >= 0) tell(say.open({ open: '{{', close: '}}' }), open)
    }
  }

  private fill(index: number, text: string, at: number): string {
    const block = this.blocks[index]!
    const isAlone = this.used.get(index)
    if (isAlone === undefined) return block.raw
    const content = this.contentOf(block, isAlone)
    if (content.kind === 'problem') {
      this.problems.push({ ...block.place, message: content.message })
      return ''
    }
    if (content.kind === 'value') {
      const isFirst = at === 0 || text[at - 1] === '\n'
      return content.isCode ? codeOf(content.text) : inline(content.text, isFirst)
    }
    return withPrefix(content.lines, text, at)
  }

  private contentOf(block: StatementBlock, isAlone: boolean): BlockContent {
    const { say } = this.set
    const [name = '', ...words] = block.words
    const filler = ownOf(values, name) ?? ownOf(sections, name)
    if (!filler) {
      const names = [...Object.keys(values), ...Object.keys(sections)].join(', ')
      return { kind: 'problem', message: say.unknown({ name, names }) }
    }
    const content = filler(this.set, words)
    if (content.kind === 'lines' && !isAlone) return { kind: 'problem', message: say.alone }
    const stale = block.pin === null ? null : this.stale(content, block.pin, block.words[1] ?? '')
    if (stale !== null) this.problems.push({ ...block.place, message: stale })
    return content
  }

  /** What is no longer true of what the setter wrote this for; null if nothing is. */
  private stale(content: BlockContent, pin: string, name: string): string | null {
    const { say } = this.set
    if (content.kind === 'value') {
      return content.text === pin ? null : say.another({ written: pin, value: content.text })
    }
    if (content.kind === 'problem') return null
    if (!content.of) return say.noPin
    const mark = markOf(this.set, content.of)
    return mark === pin ? null : say.changed({ name, mark })
  }

  private pictureOf(test: PackedTest, step: number, svg: string): string {
    const key = `${test.path} ${step}`
    const held = this.boards.get(key) ?? { file: this.freeName(), svg }
    this.boards.set(key, held)
    return held.file
  }

  /** A name that no picture of the setter has. */
  private freeName(): string {
    const nameOf = (number: number): string => `board-${number}.png`
    let number = this.boards.size + 1
    const taken = new Set([...this.boards.values()].map(({ file }) => file))
    while (taken.has(nameOf(number)) || this.set.owns(nameOf(number))) number++
    return nameOf(number)
  }
}

function isOneBlock(raw: string): boolean {
  return blocksIn(raw).length === 1 && /^[\ue000-\uf8ff]+$/.test(raw.trim())
}

function ownOf<T>(all: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined
}

/** A text within a line; only where it begins the line it could be taken for an item of a list. */
function inline(text: string, isFirst: boolean): string {
  return isFirst ? markdown.text(text) : markdown.text(`x${text}`).slice(1)
}

function codeOf(text: string): string {
  return text.includes('`') || text === '' ? markdown.text(text) : `\`${text}\``
}

/** Lines that stand as the line of their block does: in a quote, or in an item of a list. */
function withPrefix(lines: readonly string[], text: string, at: number): string {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const prefix = before.replace(/[^>\s]/g, ' ')
  return lines
    .map((line, number) => (number === 0 || line === '' ? line : `${prefix}${line}`))
    .join('\n')
}
