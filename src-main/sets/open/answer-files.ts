import { randomUUID } from 'node:crypto'
import type { AnswerEnding, AnswerPlan, SetStep } from '@core/protocol/set'
import { fileProblem } from '../../files/file-problem'
import { foundAt, pathOf, type WriteEdit } from './file-edit'
import { stemOf } from '@core/suite/test-files'
import type { FileSteps } from './file-steps'
import type { OpenSet } from './open-set'
import { setsWords } from '../sets-words'

interface Planned {
  readonly id: string
  readonly edits: readonly WriteEdit[]
  /** The tests that it is about. */
  readonly paths: readonly string[]
  readonly ending: AnswerEnding
}

/** Writes the official answers of tests into files beside them: plans first, then carries the plan out. */
export class AnswerFiles {
  private planned: Planned | null = null

  constructor(
    private readonly set: OpenSet,
    private readonly steps: FileSteps,
  ) {}

  /** What writing the answers of these tests would do; unknown paths are ignored. */
  async plan(paths: readonly string[], ending: AnswerEnding): Promise<AnswerPlan> {
    // A test may have been saved a moment ago.
    await this.set.seen(paths)
    const { answers, without } = this.answersOf(paths, ending)
    const fresh: WriteEdit[] = []
    const over: WriteEdit[] = []
    const equal: string[] = []
    for (const [path, after] of answers) {
      const found = await foundAt(this.set.fullPath(path))
      // An unreadable file is reported when it should be written.
      const before = found.ok ? found.value : ''
      if (before === null) fresh.push({ path, before, after })
      else if (before === after) equal.push(path)
      else over.push({ path, before, after })
    }
    this.planned = { id: randomUUID(), edits: [...fresh, ...over], paths, ending }
    const pathsOf = (edits: readonly WriteEdit[]) => edits.map(pathOf)
    return { plan: this.planned.id, fresh: pathsOf(fresh), equal, over: pathsOf(over), without }
  }

  /**
   * Carries a plan out; null if there is a newer one. An answer whose test was deleted or changed in the meantime is
   * left alone.
   */
  async write(plan: string): Promise<SetStep | null> {
    if (this.planned?.id !== plan) return null
    const { edits, paths, ending } = this.planned
    this.planned = null
    await this.set.seen(paths)
    const { answers } = this.answersOf(paths, ending)
    const sound = edits.filter(({ path, after }) => answers.get(path) === after)
    const left = edits.filter((edit) => !sound.includes(edit)).map(pathOf)
    const label = setsWords().labels.answers({ count: sound.length })
    const step = await this.steps.do({ label, edits: sound })
    if (left.length === 0) return step
    const changed = fileProblem(this.set.fullPath(left[0]!), 'CHANGED', setsWords().testChanged)
    return { ...step, left: [...step.left, ...left], problem: step.problem ?? changed }
  }

  /** Answers by the paths of their files, and the tests that have none of their own. */
  private answersOf(paths: readonly string[], ending: AnswerEnding) {
    const answers = new Map<string, string>()
    const owners = new Map<string, string[]>()
    const without = new Set<string>()
    for (const path of new Set(paths)) {
      const test = this.set.test(path)
      if (!test) continue
      const { answer: beside } = test.file
      // The extension may also be appended to the whole name of the test.
      const isBeside = beside?.endsWith(`.${ending}`) === true
      const target = isBeside ? beside : `${stemOf(test.file)}.${ending}`
      const answer = test.summary?.answer ?? null
      if (answer === null) without.add(path)
      else {
        owners.set(target, [...(owners.get(target) ?? []), path])
        if ((answers.get(target) ?? answer) === answer) answers.set(target, answer)
        else without.add(path)
      }
    }
    // If two tests share a file but not an answer, neither has its own.
    for (const [target, tests] of owners) {
      if (!tests.some((path) => without.has(path))) continue
      answers.delete(target)
      for (const path of tests) without.add(path)
    }
    return { answers, without: [...new Set(paths)].filter((path) => without.has(path)) }
  }
}
