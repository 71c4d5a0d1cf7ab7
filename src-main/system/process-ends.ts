import { execFile } from 'node:child_process'

/** How a process is ended; tests put their own in. */
export interface Ways {
  readonly kill: (pid: number, signal: 'SIGKILL') => unknown
  readonly run: (program: string, words: readonly string[]) => unknown
}

const ways: Ways = {
  kill: (pid, signal) => process.kill(pid, signal),
  // It fails for a process that has just ended, which is what was wanted.
  run: (program, words) => execFile(program, [...words], () => {}),
}

/** Whether a process can be started as the first of a group, which is ended as one. */
export function hasGroups(platform = process.platform): boolean {
  return platform !== 'win32'
}

/** Ends a process that was started as the first of its group, with all in it; on Windows with all that it has started. */
export function endTree(pid: number, platform = process.platform, { kill, run } = ways): void {
  if (hasGroups(platform)) endProcess(-pid, kill)
  else run('taskkill', ['/pid', String(pid), '/t', '/f'])
}

/** Ends a process, or a group by its negative number; does nothing where it has just ended. */
export function endProcess(pid: number, kill = ways.kill): void {
  try {
    kill(pid, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}
