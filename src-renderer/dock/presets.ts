import { BOARD, type Layout, type Mood, type DockPlace } from './layout'

/** The arrangements that the user can choose from. */
export const presetNames = ['draw', 'debug', 'judge', 'small'] as const
export type PresetName = (typeof presetNames)[number]

/** Room for panes and board, in pixels. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** From this width on, there are two columns beside the board. */
const WIDE = 1550
/** Below this width there is only one stack beside the board, because two would show too little each. */
const NARROW = 1060
/** From this width on, events have a separate column and leave the board 480 pixels. */
const BESIDE = 1200
const LOW = { editing: 600, stepping: 400 }

/**
 * The arrangement for a window of this size until the user moves a pane: when stepping, events and “why” are in sight.
 */
export function usualPreset({ width, height }: Room, mood: Mood = 'editing'): PresetName {
  if (height < LOW[mood]) return 'small'
  if (mood === 'stepping') return 'debug'
  return width < NARROW ? 'small' : 'draw'
}

/** An arrangement of all panes that a document may have, for a window of this size. */
export function presetLayout(name: PresetName, room: Room): Layout {
  const parts = name === 'small' ? oneStack : room.width < WIDE ? narrow[name] : wide[name]
  return { isColumn: false, parts: parts(room), floats: [], closed: {} }
}

type Parts = (room: Room) => readonly DockPlace[]
type Several = Readonly<Record<Exclude<PresetName, 'small'>, Parts>>

const stack = (size: number, ...panes: readonly string[]): DockPlace => ({
  panes,
  front: panes[0]!,
  size,
})
const column = (size: number, ...parts: readonly DockPlace[]): DockPlace => ({ parts, size })
const board = stack(600, BOARD)
const lower = ({ height }: Room): number => (height < 700 ? 160 : 200)

const played = ['level', 'match', 'exchange'] as const
const kept = ['debug', 'history'] as const
const ofLevel = [...played, 'text', 'rules', ...kept] as const
const withPieces = [...ofLevel, 'pieces'] as const

const oneStack: Parts = () => [
  board,
  stack(340, ...withPieces, 'problems', 'events', 'why', 'answer', 'scores'),
]

const narrow: Several = {
  draw: (room) => [
    board,
    column(
      400,
      stack(room.height, ...withPieces),
      stack(lower(room), 'problems', 'events', 'why', 'answer', 'scores'),
    ),
  ],
  debug: ({ width, height }) =>
    width < BESIDE
      ? [
          board,
          column(
            340,
            // The pane being edited would have two rows in a third of so little height, so it lies behind the events.
            stack(height * 0.4, 'why', 'problems', 'answer', 'scores'),
            stack(height * 0.6, 'events', ...withPieces),
          ),
        ]
      : [
          board,
          stack(340, 'events', 'scores'),
          column(
            380,
            stack(height / 2, ...ofLevel),
            stack(height / 2, 'why', 'problems', 'answer', 'pieces'),
          ),
        ],
  judge: (room) => [
    board,
    column(
      420,
      stack(room.height / 2, 'text', ...played, 'rules', ...kept, 'pieces'),
      stack(room.height / 2, 'answer', 'problems', 'events', 'why', 'scores'),
    ),
  ],
}

const wide: Several = {
  draw: ({ height }) => [
    board,
    column(
      380,
      stack(height * 0.6, ...played, ...kept, 'pieces'),
      stack(height * 0.4, 'problems', 'why', 'answer'),
    ),
    column(400, stack(height * 0.6, 'text', 'rules'), stack(height * 0.4, 'events', 'scores')),
  ],
  debug: ({ height }) => [
    board,
    column(
      380,
      stack(height / 2, ...played, ...kept, 'pieces'),
      stack(height / 2, 'why', 'problems', 'answer'),
    ),
    column(400, stack(height * 0.6, 'events', 'scores'), stack(height * 0.4, 'text', 'rules')),
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
      stack(height * 0.4, ...played, ...kept, 'pieces'),
    ),
  ],
}
