/** Something of the window that is on or off, the same for all documents; kept from one start to the next, on at first. */
export class KeptSwitch {
  isOn = $state(true)

  constructor(private readonly key: string) {
    // Tests have no storage.
    this.isOn = (globalThis as Partial<typeof globalThis>).localStorage?.getItem(key) !== 'false'
  }

  toggle(): void {
    this.isOn = !this.isOn
    localStorage.setItem(this.key, String(this.isOn))
  }
}
