/** What help there is for a place of the window: a page of the manual, or a rule of the game, which then comes first. */
export interface HelpThere {
  /** `page` or `page#anchor`; null if no element around says any. */
  readonly place: string | null
  /** Id of a rule or a misreading. */
  readonly rule: string | null
}

/**
 * The help for the element that has the focus: the nearest around it that says (`data-help`, `data-help-rule`). A tab
 * says what is in it, and a list whose focus stays elsewhere the row that is chosen.
 */
export function helpFor(focused: Element | null): HelpThere {
  const chosen = chosenIn(focused)
  const place = chosen?.closest<HTMLElement>('[data-help]') ?? null
  const rule = chosen?.closest<HTMLElement>('[data-help-rule]') ?? null
  // What is said further inside counts.
  const isRuleNearer = rule !== null && (place === null || place.contains(rule))
  return {
    place: place?.dataset['help'] ?? null,
    rule: isRuleNearer ? (rule.dataset['helpRule'] ?? null) : null,
  }
}

function chosenIn(focused: Element | null): Element | null {
  // Where nothing has the focus, what is in the middle of the window counts.
  if (!focused || focused === document.body) {
    return document.querySelector('[data-board], main[data-help]')
  }
  const active = focused.getAttribute('aria-activedescendant')
  const row = active === null ? null : focused.ownerDocument.getElementById(active)
  if (row) return row
  const inTab = focused.matches('[role=tab]') ? focused.querySelector('[data-help]') : null
  return inTab ?? focused
}
