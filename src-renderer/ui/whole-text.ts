import { elementOf } from './windows'

/** How many elements above the one under the pointer may be what cuts its text. */
const LEVELS = 3

/**
 * Makes the title of an element under the pointer say the whole text that an ellipsis cuts there, above what a title
 * around it says; takes it back where the text fits again. A title of the element's own stays as it is.
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

/** The text of an element that shows only its beginning; null for all others. What a choice shows is measured by no browser. */
function wholeOf(element: HTMLElement): string | null {
  if (element.matches('select')) return element.selectedOptions[0]?.text ?? null
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  const isCut =
    (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) ||
    (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight)
  return isCut ? (element.textContent ?? '').trim() : null
}
