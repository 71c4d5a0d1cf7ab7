import { type Extension, RangeSetBuilder } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view'
import { columnPads } from './columns'

/** Maximum number of characters of a text that is aligned as a whole; in a longer one only the visible part is. */
const MOST_LETTERS = 60_000

/** Spaces that are displayed but not in the text. */
class Blanks extends WidgetType {
  constructor(private readonly count: number) {
    super()
  }

  override eq(other: Blanks): boolean {
    return other.count === this.count
  }

  toDOM(): HTMLElement {
    const element = document.createElement('span')
    element.style.display = 'inline-block'
    element.style.width = `${this.count}ch`
    return element
  }
}

/** Displays the words of tables in columns; the text itself is not changed. */
export const alignedColumns: Extension = ViewPlugin.fromClass(
  class {
    pads: DecorationSet

    constructor(view: EditorView) {
      this.pads = padsIn(view)
    }

    update(update: ViewUpdate): void {
      const isMoved = update.viewportChanged && update.state.doc.length > MOST_LETTERS
      if (update.docChanged || isMoved) this.pads = padsIn(update.view)
    }
  },
  { decorations: ({ pads }) => pads },
)

function padsIn({ state: { doc }, viewport }: EditorView): DecorationSet {
  const isWhole = doc.length <= MOST_LETTERS
  const first = isWhole ? 1 : doc.lineAt(viewport.from).number
  const last = isWhole ? doc.lines : doc.lineAt(viewport.to).number
  const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index))
  const builder = new RangeSetBuilder<Decoration>()
  for (const [index, pads] of columnPads(lines.map(({ text }) => text))) {
    for (const { at, blanks } of pads) {
      const place = lines[index]!.from + at
      builder.add(place, place, Decoration.widget({ widget: new Blanks(blanks), side: -1 }))
    }
  }
  return builder.finish()
}
