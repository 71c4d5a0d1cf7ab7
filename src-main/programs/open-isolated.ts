import type { ProgramRunner, RunnerOptions } from './program-runner'

/**
 * Opens what runs programs. Where files and network are to be kept from them (`isIsolated`), it does so, or null is given:
 * nothing runs with less than what was asked for.
 */
export async function openIsolated(
  open: (options: RunnerOptions) => Promise<ProgramRunner>,
  isIsolated: boolean,
  options: RunnerOptions = {},
): Promise<ProgramRunner | null> {
  const runner = await open(isIsolated ? { ...options, isolation: 'files' } : options)
  if (!isIsolated || runner.isolation === 'files') return runner
  await runner.close()
  return null
}
