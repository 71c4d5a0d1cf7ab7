/** Writes to standard output; resolves once it is on its way, so that ending the app loses nothing. */
export function print(text: string): Promise<void> {
  return new Promise((resolve) => void process.stdout.write(text, () => resolve()))
}

/** The same for standard error. */
export function printError(text: string): Promise<void> {
  return new Promise((resolve) => void process.stderr.write(text, () => resolve()))
}
