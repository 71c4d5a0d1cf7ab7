import { openDocument, typeText } from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import type { Rng } from '@core/kernel/rng'
import type { EventName } from '@core/protocol/ipc'
import { RunClient } from '../src-renderer/editor/runs'
import { OpenLevel } from '../src-renderer/level/open-level.svelte'
import { noView } from '../src-renderer/testing/levels'
import { type Answer, SimulatedBridge } from './bridge'
import type { Clock } from './clock'

/** One page: its way to main, and the levels that are open in its tabs. */
export class Window extends SimulatedBridge {
  levels: OpenLevel[] = []
  front: OpenLevel | null = null
  private readonly runs: RunClient

  constructor(
    clock: Clock,
    rng: Rng,
    answer: Answer,
    onEvent: (name: EventName, payload: never) => void,
  ) {
    super(clock, rng, answer, onEvent)
    this.runs = new RunClient(
      this,
      () => this.levels.flatMap(({ editor, comparison }) => [editor.run, comparison]),
      () => (this.front ? [this.front.editor.run, this.front.comparison] : []),
    )
  }

  /** A level comes in a tab of its own, in front. */
  open(game: AnyGame, text: string): OpenLevel {
    const level = new OpenLevel(game, noView, openDocument(game, text), this, this.runs)
    this.levels = [...this.levels, level]
    this.activate(level)
    return level
  }

  /** As the workspace does. */
  activate(level: OpenLevel): void {
    this.front = level
    level.ensureRun()
  }

  /** Types a text in any tab: behind the others as a program does that changes the file. */
  type(level: OpenLevel, text: string): void {
    const { lines } = level.editor
    if (level === this.front) level.editor.type(text, level.editor.newGroup())
    else lines.replaceMain(typeText(lines.main.document, text, ''))
  }

  close(level: OpenLevel): void {
    level.close()
    this.levels = this.levels.filter((one) => one !== level)
    if (this.front !== level) return
    const [next = null] = this.levels
    if (next) this.activate(next)
    else this.front = null
  }
}
