import type { Page } from '@playwright/test'

/** Official texts scroll in their own editors or have a pane for them, and what only readers hear is cut on purpose. */
const NOT_LOOKED_AT = '.cm-editor, output, .spoken, script, style, option'

/** What is open over the rest: dialogs with their veil, menus, the card of the tour, what stands in the transport's place. */
const OVER_ALL =
  '[role=dialog], [data-dialog-overlay], [role=menu], [data-testid=tour], [data-testid=broken-text]'

/**
 * Every text of the window that cannot be read whole, within the elements of a selector: cut by the box or the window
 * around it, too long for its field or choice, or behind another element. A line each: what cuts it, and the text. What
 * scrolls can be brought into sight, and a text that a title says whole can be read there.
 */
export async function cutTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ within, notLookedAt, OVER_ALL }) => {
      interface Rect {
        readonly left: number
        readonly top: number
        readonly right: number
        readonly bottom: number
      }
      interface Box {
        readonly style: Pick<
          CSSStyleDeclaration,
          'overflowX' | 'overflowY' | 'display' | 'position'
        >
        readonly edge: Rect
      }
      const boxes = new Map<Element, Box>()
      const found = new Set<string>()
      const measure = document.createElement('canvas').getContext('2d')!
      const named = (element: Element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
      // As the pointer would come to it: the page gives titles to what it cuts.
      const isTitled = (element: Element, text: string) => {
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        const title = element.closest('[title]')?.getAttribute('title') ?? ''
        return plain(title).includes(plain(text))
      }

      /** Asked once for each box, as nothing moves while this looks. */
      const boxOf = (element: Element): Box => {
        const known = boxes.get(element)
        if (known) return known
        const { overflowX, overflowY, display, position } = getComputedStyle(element)
        const style = { overflowX, overflowY, display, position }
        const box = { style, edge: element.getBoundingClientRect() }
        boxes.set(element, box)
        return box
      }

      /** Notes a text that a box cuts; returns what of it is seen, null if that is nothing. */
      const seenOf = (element: Element, text: string, whole: Rect): Rect | null => {
        // The numbers of a DOMRect are not its own and would not be copied.
        let rect: Rect = {
          left: whole.left,
          top: whole.top,
          right: whole.right,
          bottom: whole.bottom,
        }
        let isFixed = false
        for (let box: Element | null = element; box && !isFixed; box = box.parentElement) {
          const { style, edge } = boxOf(box)
          for (const [overflow, from, to, room] of [
            [style.overflowX, 'left', 'right', 1],
            [style.overflowY, 'top', 'bottom', 3],
          ] as const) {
            if (overflow === 'visible' || style.display === 'inline') continue
            const isCut = rect[to] > edge[to] + room || rect[from] < edge[from] - room
            // What lies beyond the box with no part of it in sight is put away, as in a part that is folded.
            const isAway = rect[from] >= edge[to] - 1 || rect[to] <= edge[from] + 1
            const isScroller = overflow === 'auto' || overflow === 'scroll'
            if (isCut && !isAway && !isScroller && !isTitled(element, text))
              found.add(`cut by ${named(box)}: ${plain(text)}`)
            rect = {
              ...rect,
              [from]: Math.max(rect[from], edge[from]),
              [to]: Math.min(rect[to], edge[to]),
            }
          }
          if (rect.right - rect.left < 2 || rect.bottom - rect.top < 2) return null
          isFixed = style.position === 'fixed'
        }
        const isOutside =
          rect.left < -1 ||
          rect.top < -1 ||
          rect.right > innerWidth + 1 ||
          rect.bottom > innerHeight + 1
        if (isOutside) found.add(`beyond the window: ${plain(text)}`)
        return rect
      }

      const isBehind = (element: Element, { left, top, right, bottom }: Rect): Element | null => {
        if (getComputedStyle(element).pointerEvents === 'none') return null
        const y = (top + bottom) / 2
        for (const x of [left + 1, (left + right) / 2, right - 1]) {
          const over = document.elementFromPoint(x, y)
          const label = element.closest('label')
          const isOwn = !over || over.contains(element) || element.contains(over)
          if (isOwn || label?.contains(over)) continue
          // A head that stays while rows scroll below it; what is open above all the rest for a while.
          if (![...ancestors(over)].some((at) => stays(at) || at.matches(OVER_ALL))) return over
        }
        return null
      }
      const stays = (element: Element) => getComputedStyle(element).position === 'sticky'
      function* ancestors(element: Element): Generator<Element> {
        for (let at: Element | null = element; at; at = at.parentElement) yield at
      }

      const isSeen = (element: Element | null): element is Element =>
        element !== null &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest(notLookedAt) === null

      // One for all: each that is left behind is carried along by every change of the page until it is collected.
      const range = document.createRange()
      for (const root of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { parentElement: element, textContent } = node
          if (!isSeen(element) || plain(textContent ?? '') === '') continue
          range.selectNodeContents(node)
          for (const rect of range.getClientRects()) {
            if (rect.width === 0) continue
            const seen = seenOf(element, textContent!, rect)
            // Of a row that is scrolled half out of sight a border may cover the rest.
            const isMostly = seen && seen.bottom - seen.top >= rect.height / 2
            const over = isMostly && isBehind(element, seen)
            if (over) found.add(`behind ${named(over)}: ${plain(textContent!)}`)
          }
        }
        for (const field of root.querySelectorAll('input, select')) {
          if (!isSeen(field)) continue
          const said =
            field instanceof HTMLSelectElement
              ? (field.selectedOptions[0]?.text ?? '')
              : (field as HTMLInputElement).value || (field as HTMLInputElement).placeholder
          if (field instanceof HTMLInputElement && /checkbox|radio|range|color/.test(field.type))
            continue
          const style = getComputedStyle(field)
          measure.font = style.font
          // The arrow of a choice, the steppers of a number.
          const own =
            field instanceof HTMLSelectElement || field.getAttribute('type') === 'number' ? 14 : 0
          const room =
            field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - own
          if (measure.measureText(said).width > room + 1 && !isTitled(field, said))
            found.add(`too long for its ${named(field)}: ${said}`)
        }
      }
      return [...found].sort()
    },
    { within, notLookedAt: NOT_LOOKED_AT, OVER_ALL },
  )
}
