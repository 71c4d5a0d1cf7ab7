import { sanitizers } from '@core/judging/sanitizers'

/** Whether flags, as one text, ask for built-in checks. */
export function hasSanitizer(flags: string): boolean {
  return /(?:^|\s)-fsanitize=/.test(flags)
}

/** The flags with those that build checks in, or without them and all others of their kind. */
export function withSanitizers(flags: string, isOn: boolean): string {
  const others = flags
    .split(/\s+/)
    .filter((flag) => flag !== '' && !sanitizers.includes(flag) && !flag.startsWith('-fsanitize='))
  return [...others, ...(isOn ? sanitizers : [])].join(' ')
}
