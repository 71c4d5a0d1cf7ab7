/** Whether files and network are kept from the programs that the window runs, as the user has set it. */
export interface IsolationChoice {
  isOn(): boolean
  /** Sets it, for now and the next starts. */
  turnOn(): void
  /** Whether this computer can do it. */
  isHere(): Promise<boolean>
}
