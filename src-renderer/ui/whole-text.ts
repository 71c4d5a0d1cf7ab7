import { elementOf } from './windows'

/** Maximum number of elements above the one under the pointer that are checked for cutting its text. */
const LEVELS = 3

/**
 * Sets the title of an element under the pointer to the whole text if an ellipsis cuts it, followed by the title of an
 * element around it; resets the title when the text fits again. A title set by the element itself is not changed.
 */
export function tellWhole(target: EventTarget | null): void {
  let element = elementOf(target)
  for (let level = 0; element && level < LEVELS; level++, element = element.parentElement) {
    const isOurs = 'whole' in element.dataset
    if (element.title !== '' && !isOurs) return
    const whole = wholeOf(element)
    const around = element.parentElement?.closest<HTMLElement>('[title]')?.title ?? ''
    if (whole !== null && !around.includes(whole)) {
      element.dataset['whole'] = ''
      element.title = around === '' ? whole : `${whole}\n${around}`
      return
    }
    if (isOurs) {
      delete element.dataset['whole']
      element.removeAttribute('title')
    }
  }
}

/**
 * The whole text of an element that shows only its beginning; null for all others. Browsers do not measure the contents
 * of a select.
 */
function wholeOf(element: HTMLElement): string | null {
  if (element.matches('select')) return element.selectedOptions[0]?.text ?? null
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  const isCut =
    (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
    (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight)
  return isCut ? (element.textContent ?? '').trim() : null
}
