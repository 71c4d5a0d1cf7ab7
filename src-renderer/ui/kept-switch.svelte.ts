/** Something of the window that is on or off, the same for all documents; kept from one start to the next. */
export class KeptSwitch {
  isOn = $state(true)

  constructor(
    private readonly key: string,
    isOnAtFirst = true,
  ) {
    // Tests have no storage.
    const kept = (globalThis as Partial<typeof globalThis>).localStorage?.getItem(key) ?? null
    this.isOn = kept === null ? isOnAtFirst : kept !== 'false'
  }

  toggle(): void {
    this.isOn = !this.isOn
    localStorage.setItem(this.key, String(this.isOn))
  }
}
