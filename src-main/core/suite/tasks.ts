import { checkText } from '../game/check-text'
import type { Games } from '../games/registry'
import { answersUnder } from '../judging/diagnose'
import type { AnswersUnder, Readings } from '../judging/diagnosis'
import { explainForText, type OutputExplanation, type ToExplain } from '../judging/explain-output'
import { stressLevel, type StressLevel, type StressLevelOrder } from '../judging/stress'
import { playTask, type MatchTask, type RecordedMatch } from '../arena/played'
import type { Result } from '../kernel/result'
import { answerText, type ToAnswer } from './answer-text'
import { generateLevel, type GenerateRequest } from './generate-level'
import { lookAtText, type TextLook } from './look-at-text'
import { makeInvalid, type MadeInvalid } from './invalid/make-invalid'
import { replay, type Replayed } from './replay'
import { searchBlock, type Block, type Haul, type Hit, type SearchPlan } from './search'
import { shrinkText, type Shrunken } from './shrink-text'

/** A piece of work on a set that one thread does; its result depends on nothing else. */
export type SuiteTask =
  | ({ readonly kind: 'answer' } & ToAnswer)
  | {
      readonly kind: 'look'
      readonly text: string
      /** Name of the file: its extension may decide the game. */
      readonly name: string
    }
  | ({ readonly kind: 'search'; readonly game: string; readonly plan: SearchPlan } & Block)
  | {
      readonly kind: 'shrink'
      readonly game: string
      readonly plan: SearchPlan
      /** The number that the result has as a hit. */
      readonly candidate: number
      /** Official text of a level without errors. */
      readonly text: string
    }
  | { readonly kind: 'invalid'; readonly game: string; readonly texts: readonly string[] }
  | ({ readonly kind: 'match' } & MatchTask)
  | ({ readonly kind: 'stress'; readonly game: string } & StressLevelOrder)
  | { readonly kind: 'generate'; readonly request: GenerateRequest }
  | {
      readonly kind: 'replay'
      readonly how: Replayed
      /** The text that it was made of; null for none. */
      readonly from: string | null
    }
  | ({ readonly kind: 'explain'; readonly game: string } & ToExplain)
  | ({
      readonly kind: 'answers-under'
      readonly game: string
      readonly candidates: readonly Readings[]
    } & ToExplain)

/** The results of tasks, by kind. */
export interface SuiteResults {
  answer: string | null
  look: TextLook
  search: Haul
  /** Null for a level that does not meet the wishes. */
  shrink: Hit | null
  invalid: readonly MadeInvalid[]
  match: RecordedMatch
  /** Null if no level without errors was generated. */
  stress: StressLevel | null
  /** The text, or why there is none. */
  generate: Result<string, string>
  /** The same. */
  replay: Result<string, string>
  /** Or why the text has no answer. */
  explain: Result<OutputExplanation, string>
  /** A text that is not a level without errors has none. */
  'answers-under': AnswersUnder
}

/**
 * Does a task; its texts are in the language of the games. Bugs of a game are thrown on; so is an unknown game. `tell`
 * is called with the progress.
 */
export function perform<K extends SuiteTask['kind']>(
  games: Games,
  task: Extract<SuiteTask, { kind: K }>,
  tell: (now: Shrunken) => void = () => {},
): SuiteResults[K] {
  return performAny(games, task, tell) as SuiteResults[K]
}

function performAny(
  games: Games,
  task: SuiteTask,
  tell: (now: Shrunken) => void,
): SuiteResults[keyof SuiteResults] {
  if (task.kind === 'answer') return answerText(games, task)
  if (task.kind === 'look') return lookAtText(task.text, task.name, games.games)
  if (task.kind === 'generate') return generateLevel(games, task.request)
  if (task.kind === 'replay') return replay(games, task.how, task.from)
  const game = games.findGame(task.game)
  if (!game) throw new Error(`there is no game "${task.game}"`)
  if (task.kind === 'answers-under') {
    const { level, isRunnable } = checkText(game, task.text)
    const { output, candidates } = task
    if (isRunnable) return answersUnder(game, level, output, candidates)
    return { prints: candidates.map(() => ''), isCut: false }
  }
  if (task.kind === 'explain') return explainForText(game, task)
  if (task.kind === 'invalid') return makeInvalid(game, task.texts)
  if (task.kind === 'match') return playTask(game, task)
  if (task.kind === 'stress') return stressLevel(game, task)
  return task.kind === 'search'
    ? searchBlock(game, task.plan, task)
    : shrinkText(game, task.plan, task, tell)
}
