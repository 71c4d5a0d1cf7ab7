import { BOARD, type Layout, type Place } from './layout'

/** The arrangements to choose from. */
export const presetNames = ['draw', 'debug', 'judge', 'small'] as const
export type PresetName = (typeof presetNames)[number]

/** Room for panes and board, in pixels. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** From this width on, two columns stand beside the board. */
const WIDE = 1550
/** Below these there is one stack beside the board, since two would show too little each. */
const NARROW = 1060
const LOW = 600

/** What a window of this size begins with. */
export function usualPreset({ width, height }: Room): PresetName {
  return width < NARROW || height < LOW ? 'small' : 'draw'
}

/** An arrangement of all panes that a document may have, for a window of this size. */
export function presetLayout(name: PresetName, room: Room): Layout {
  const parts = name === 'small' ? oneStack : room.width < WIDE ? narrow[name] : wide[name]
  return { isColumn: false, parts: parts(room), floats: [], closed: {}, isHidden: false }
}

type Parts = (room: Room) => readonly Place[]
type Several = Readonly<Record<Exclude<PresetName, 'small'>, Parts>>

const stack = (size: number, ...panes: readonly string[]): Place => ({
  panes,
  front: panes[0]!,
  size,
})
const column = (size: number, ...parts: readonly Place[]): Place => ({ parts, size })
const board = stack(600, BOARD)
const lower = ({ height }: Room): number => (height < 700 ? 160 : 200)

const oneStack: Parts = () => [
  board,
  stack(
    340,
    ...['level', 'match', 'exchange', 'text', 'rules', 'debug', 'history'],
    ...['problems', 'events', 'why', 'answer', 'scores'],
  ),
]

const narrow: Several = {
  draw: (room) => [
    board,
    column(
      380,
      stack(room.height, 'level', 'match', 'exchange', 'text', 'rules', 'debug', 'history'),
      stack(lower(room), 'problems', 'events', 'why', 'answer', 'scores'),
    ),
  ],
  debug: (room) => [
    column(
      600,
      stack(room.height, BOARD),
      stack(lower(room), 'events', 'problems', 'answer', 'scores'),
    ),
    column(
      380,
      stack(room.height, 'debug', 'level', 'match', 'exchange', 'text', 'rules', 'history'),
      stack(room.height * 0.4, 'why'),
    ),
  ],
  judge: (room) => [
    board,
    column(
      420,
      stack(room.height / 2, 'text', 'level', 'match', 'exchange', 'rules', 'debug', 'history'),
      stack(room.height / 2, 'answer', 'problems', 'events', 'why', 'scores'),
    ),
  ],
}

const wide: Several = {
  draw: ({ height }) => [
    board,
    column(
      380,
      stack(height * 0.6, 'level', 'match', 'exchange', 'debug', 'history'),
      stack(height * 0.4, 'problems', 'why', 'answer'),
    ),
    column(400, stack(height * 0.6, 'text', 'rules'), stack(height * 0.4, 'events', 'scores')),
  ],
  debug: (room) => [
    column(800, stack(room.height, BOARD), stack(260, 'scores', 'answer', 'problems')),
    column(
      380,
      stack(room.height / 2, 'debug', 'level', 'match', 'exchange', 'history'),
      stack(room.height / 2, 'why'),
    ),
    column(400, stack(room.height / 2, 'events'), stack(room.height / 2, 'text', 'rules')),
  ],
  judge: ({ height }) => [
    board,
    column(
      380,
      stack(height / 2, 'answer', 'scores'),
      stack(height / 2, 'problems', 'events', 'why'),
    ),
    column(
      440,
      stack(height * 0.6, 'text', 'rules'),
      stack(height * 0.4, 'level', 'match', 'exchange', 'debug', 'history'),
    ),
  ],
}
