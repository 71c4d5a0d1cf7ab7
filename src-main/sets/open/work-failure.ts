import { ThreadEnded } from '../../threads/suite-pool'
import { threadEndWords } from '../../threads/thread'
import { setsWords } from '../sets-words'

/** Why a search failed, a sentence. */
export function failure(error: unknown): string {
  return setsWords().work.failed({ reason: workFailure(error, 'search') })
}

/** Why work failed, without an end: "the search needs more memory than is available". */
export function workFailure(error: unknown, work: 'level' | 'search'): string {
  if (error instanceof ThreadEnded) return threadEndWords(work, error)
  return error instanceof Error ? error.message : String(error)
}
