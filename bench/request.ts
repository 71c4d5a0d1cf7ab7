/** What to measure, and with what. */
export interface BenchRequest {
  readonly parts: readonly string[]
  /** How many parts there are; only a measurement of all is kept. */
  readonly allParts: number
  readonly root: string
  /** A results.json measured before on the same machine, to stand beside the new values; null for none. */
  readonly before: string | null
  /** For level files, the compiled baseline and the app's data folders. */
  readonly cacheFolder: string
  readonly electron: {
    readonly executable: string
    readonly version: string
    readonly args: readonly string[]
  }
  /** Environment in which windows can be shown. */
  readonly env: NodeJS.ProcessEnv
  readonly say: (line: string) => void
}
