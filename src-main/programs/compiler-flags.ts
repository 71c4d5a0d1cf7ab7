import type { RunLimits } from '@core/judging/run-end'
import { err, ok, type Result } from '@core/kernel/result'
import { setsWords } from '../sets/sets-words'
import type { FoundCommand } from './found-command'
import { findInPath } from './isolation'

/** Flags that can only change the program; all others may make the compiler run or write something else. */
const harmless =
  /^-(?:D[A-Za-z_]\w*(?:=[\w.+-]*)?|O(?:[0-3sgz]|fast)?|std=[a-z]+[+\w]*|W[a-z0-9][a-z0-9=+-]*|g[0-3]?|m(?:arch|tune)=[\w.-]+|fsanitize=[a-z,-]+|fno-sanitize-recover=[a-z,-]+|fno-omit-frame-pointer|pthread|lm)$/

/** Those that the user has to see before a compiler gets them. */
export function doubtfulFlags(flags: readonly string[]): readonly string[] {
  return flags.filter((flag) => !harmless.test(flag))
}

/** A command whose source is compiled with further flags; refused, as a sentence, where nothing is compiled. */
export function withFlags(
  found: FoundCommand,
  flags: readonly string[],
): Result<FoundCommand, string> {
  const { language } = found
  if (flags.length === 0) return ok(found)
  if (!language || language.compile.length === 0)
    return err(setsWords().command.notCompiledAnyway({ flags: flags.join(' ') }))
  if (isSanitized(flags) && !language.isSanitized)
    return err(setsWords().command.noSanitizers({ language: language.name }))
  return ok({ ...found, flags: [...(found.flags ?? []), ...flags] })
}

/** Whether a compiler is asked to build checks into the program. */
export function isSanitized(flags: readonly string[] = []): boolean {
  return flags.some((flag) => flag.startsWith('-fsanitize='))
}

/** The command that runs a program with built-in checks: leaks are not reported, and little freed memory is kept. */
export async function sanitizedCommand(command: readonly string[]): Promise<readonly string[]> {
  const env = await findInPath('env')
  const options = [
    'ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=16',
    'UBSAN_OPTIONS=print_stacktrace=1',
  ]
  return env === null ? command : [env, ...options, ...command]
}

/** The limits of such a program: its checks take several times as long, and additional memory. */
export function sanitizedLimits(limits: RunLimits): RunLimits {
  const { wall, cpu, memory } = limits
  const more = { wall: 4 * wall, cpu: 4 * cpu, memory: 3 * memory + 256 * 2 ** 20 }
  return { ...limits, ...more }
}
