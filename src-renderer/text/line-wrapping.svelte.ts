const KEY = 'boardwright.text.wrapped'

/** Whether texts wrap lines that are longer than their pane; remembered, the same for all texts. */
class LineWrapping {
  isOn = $state(localStorage.getItem(KEY) !== 'false')

  toggle(): void {
    this.isOn = !this.isOn
    localStorage.setItem(KEY, String(this.isOn))
  }
}

export const lineWrapping = new LineWrapping()
