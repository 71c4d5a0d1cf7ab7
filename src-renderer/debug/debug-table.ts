import type { AnyGame } from '@core/game/any-game'
import type { KeptRecord } from '../level/kept-record'
import type { LevelRun } from '../editor/level-run'
import type { Playback } from '../editor/playback.svelte'

/** As much of a document under edit as its debugger needs. */
export interface DebugTable {
  readonly game: AnyGame
  readonly level: unknown
  readonly run: LevelRun | null
  readonly playback: Playback
  readonly lines: { takeKept(): void }
  readonly kept: Pick<KeptRecord, 'get' | 'set' | 'load'>
  cursorCell: number | null
  say(text: string): void
  refuse(text: string): void
}
