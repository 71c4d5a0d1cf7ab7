/** The help for a place in the window: a page of the manual, or a rule of the game, which takes precedence. */
export interface HelpThere {
  /** `page` or `page#anchor`; null if no element around the place names one. */
  readonly place: string | null
  /** Id of a rule or a misreading. */
  readonly rule: string | null
}

/**
 * The help for the focused element: that of the nearest element around it with `data-help` or `data-help-rule`. For a
 * tab its contents count, and for a list whose focus stays elsewhere the chosen row.
 */
export function helpFor(focused: Element | null): HelpThere {
  const chosen = chosenIn(focused)
  const place = chosen?.closest<HTMLElement>('[data-help]') ?? null
  const rule = chosen?.closest<HTMLElement>('[data-help-rule]') ?? null
  // The inner element counts.
  const isRuleNearer = rule !== null && (place === null || place.contains(rule))
  return {
    place: place?.dataset['help'] ?? null,
    rule: isRuleNearer ? (rule.dataset['helpRule'] ?? null) : null,
  }
}

function chosenIn(focused: Element | null): Element | null {
  // Without a focused element, the one in the middle of the window counts.
  if (!focused || focused === document.body) {
    return document.querySelector('[data-board], main[data-help]')
  }
  const active = focused.getAttribute('aria-activedescendant')
  const row = active === null ? null : focused.ownerDocument.getElementById(active)
  if (row) return row
  const inTab = focused.matches('[role=tab]') ? focused.querySelector('[data-help]') : null
  return inTab ?? focused
}
