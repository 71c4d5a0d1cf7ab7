/** Writes to standard output; resolves when it has been handed over, so that ending the app loses nothing. */
export function print(text: string): Promise<void> {
  return new Promise((resolve) => void process.stdout.write(text, () => resolve()))
}

/** The same for standard error. */
export function printError(text: string): Promise<void> {
  return new Promise((resolve) => void process.stderr.write(text, () => resolve()))
}
