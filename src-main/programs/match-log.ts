import type { LoggedAnswer } from '@core/game/match-talk'
import { faultKinds } from '@core/game/play-match'
import { err, ok, type Result } from '@core/kernel/result'
import { z } from 'zod'
import { inWordsOfProcess, placedIssue } from '../read-faults'
import { setsWords } from '../sets/sets-words'

const fault = z.strictObject({
  kind: z.enum(faultKinds),
  message: z.string().describe('With the id of the rule.'),
})

/** A line of a log of a match. */
export const matchLogLine = z
  .strictObject({
    turn: z.int().min(1),
    player: z.int().min(0).max(1).describe('0 or 1.'),
    in: z.string().describe('What it was sent for this answer.'),
    out: z.string().describe('What it wrote.'),
    errors: z.string().describe('What it wrote on standard error meanwhile, up to 16 KB.'),
    time: z.number().min(0).describe('Milliseconds from the question to the answer.'),
    fault: fault.nullable(),
    isUntimed: z
      .literal(true)
      .exactOptional()
      .describe('In the window: the clock was stopped while it was asked.'),
    replaced: z
      .string()
      .exactOptional()
      .describe('In the window: what was answered by hand in its place.'),
  })
  .describe('A line of match --log: an answer of a program.')

/** The text of a log. */
export function printLog(log: readonly LoggedAnswer[]): string {
  return log
    .map((answer) => `${JSON.stringify({ ...answer, time: Math.round(answer.time * 10) / 10 })}\n`)
    .join('')
}

/** Reads a log; the error names line and what is wrong there. */
export function readLog(text: string): Result<readonly LoggedAnswer[], string> {
  const log: LoggedAnswer[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const read = readLine(line)
    if (!read.ok) return err(setsWords().matchLog.fault({ line: index + 1, fault: read.error }))
    log.push(read.value)
  }
  return log.length > 0 ? ok(log) : err(setsWords().matchLog.empty)
}

function readLine(line: string): Result<LoggedAnswer, string> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    const start = line.length > 40 ? `${line.slice(0, 40)}…` : line
    return err(setsWords().matchLog.noJson({ start: JSON.stringify(start) }))
  }
  const read = matchLogLine.safeParse(value, inWordsOfProcess)
  return read.success ? ok(read.data) : err(placedIssue(read.error.issues[0]!))
}
