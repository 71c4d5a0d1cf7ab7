import { constants } from 'node:os'
import type { RunEnd, StoppedBy } from '@core/judging/run-end'

/** The reply of the script: exit code and the processor time of all that it ran so far. */
export interface Reply {
  readonly status: number
  /** Ms. */
  readonly cpu: number
  /** Whether the program has left files that the next one would find. */
  readonly isLeft: boolean
}

/** Maximum number of characters stored of invalid replies: a program may find a way to write there. */
const MOST = 4096

/** What follows the mark: one expression for all marks, because making one takes longer than many a program runs. */
const REPLY = /(\d+) ([01])\n.*\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s\n/y

/** The output of a launcher, of which only the reply to the last request counts. */
export class Replies {
  private heard = ''

  /** Adds output; returns the reply with the mark of the request once it is complete. */
  take(text: string, mark: string): Reply | null {
    this.heard += text
    const beginning = `ended ${mark} `
    const at = this.heard.indexOf(beginning)
    REPLY.lastIndex = at + beginning.length
    const found = at < 0 ? null : REPLY.exec(this.heard)
    if (!found) {
      this.heard = this.heard.slice(-MOST)
      return null
    }
    this.heard = ''
    const [status, left, ...times] = found.slice(1).map(Number)
    const [userMinutes, user, systemMinutes, system] = times as [number, number, number, number]
    const cpu = ((userMinutes + systemMinutes) * 60 + user + system) * 1000
    return { status: status!, cpu, isLeft: left === 1 }
  }
}

/**
 * Ms of processor time that are told of a run; null if not known. What the system has ended for its time has had all of it,
 * also where its clocks of processes count coarser than its limits.
 */
export function toldCpu(
  counted: number | null,
  limit: number,
  stoppedBy: StoppedBy | null,
): number | null {
  return stoppedBy === 'cpu' ? Math.max(limit, counted ?? 0) : counted
}

/** How a program ended, by the reply; if the launcher has disappeared, the program has ended it. */
export function statusOf(reply: Reply | null): Pick<RunEnd, 'code' | 'signal'> {
  return reply ? statusOfCode(reply.status) : { code: null, signal: 'SIGKILL' }
}

/** The end of a program by the exit code of the shell that ran it. */
export function statusOfCode(status: number): Pick<RunEnd, 'code' | 'signal'> {
  // This is how a shell reports a signal; hardly any program ends with such a code by itself.
  const [name] = Object.entries(constants.signals).find(([, value]) => value === status - 128) ?? []
  return name === undefined ? { code: status, signal: null } : { code: null, signal: name }
}
