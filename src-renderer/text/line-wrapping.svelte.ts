const KEY = 'boardwright.text.wrapped'

/** Whether texts wrap lines that are longer than their pane; remembered, the same for all texts. */
class LineWrapping {
  isOn = $state(localStorage.getItem(KEY) !== 'false')

  /** Hears of what the user chooses. */
  onChoose: ((isOn: boolean) => void) | null = null

  /** Takes up what was chosen elsewhere. */
  take(isOn: boolean): void {
    this.isOn = isOn
    localStorage.setItem(KEY, String(isOn))
  }

  toggle(): void {
    this.take(!this.isOn)
    this.onChoose?.(this.isOn)
  }
}

export const lineWrapping = new LineWrapping()
