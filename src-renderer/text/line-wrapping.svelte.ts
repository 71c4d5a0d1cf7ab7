const KEY = 'boardwright.text.wrapped'

/** Whether lines longer than their pane wrap; remembered, the same for all texts. */
class LineWrapping {
  isOn = $state(localStorage.getItem(KEY) !== 'false')

  /** Called when the user changes it. */
  onChoose: ((isOn: boolean) => void) | null = null

  /** Sets the value without calling `onChoose`, for a choice made elsewhere. */
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
