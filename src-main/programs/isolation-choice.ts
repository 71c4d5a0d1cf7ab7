/** The user's setting whether programs of the window are isolated from files and network. */
export interface IsolationChoice {
  isOn(): boolean
  /** Sets it, for now and the next starts. */
  turnOn(): void
  /** Whether this computer can do it. */
  isHere(): Promise<boolean>
}
