/** A switch of the window, the same for all documents; stored for the next start. */
export class KeptSwitch {
  isOn = $state(true)

  constructor(
    private readonly key: string,
    isOnAtFirst = true,
  ) {
    // Unit tests have no storage.
    const kept = (globalThis as Partial<typeof globalThis>).localStorage?.getItem(key) ?? null
    this.isOn = kept === null ? isOnAtFirst : kept !== 'false'
  }

  toggle(): void {
    this.isOn = !this.isOn
    localStorage.setItem(this.key, String(this.isOn))
  }
}
