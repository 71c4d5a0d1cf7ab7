import { cliFilesWords } from './cli-files-words'

/** Why the system refused, in words; its own words where there are none here. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const reasons: Readonly<Record<string, string>> = { ...cliFilesWords().reasons }
  return reasons[code] ?? error.message
}
