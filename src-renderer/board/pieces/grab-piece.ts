import type { BoardInput } from '../board-input'

/** What a drag of a piece carries, for the board to know it by. */
const PIECE = 'application/x-boardwright-piece'

/** Begins the drag of a piece or stamp to the board: it is taken in hand, and the board sees where it would go. */
export function grabPiece(event: DragEvent, take: () => void): void {
  const { dataTransfer } = event
  if (!dataTransfer) return
  dataTransfer.setData(PIECE, '')
  dataTransfer.effectAllowed = 'copy'
  take()
}

/** Lets pieces and stamps be dragged to a board: it shows what they would do, and they do it where they are let go. */
export function takeDrops(board: HTMLElement, input: BoardInput): () => void {
  const ends = new AbortController()
  const isPiece = ({ dataTransfer }: DragEvent): boolean =>
    dataTransfer?.types.includes(PIECE) === true
  const on = (name: 'dragover' | 'dragleave' | 'drop', take: (event: DragEvent) => void): void =>
    board.addEventListener(
      name,
      (event) => {
        if (!isPiece(event)) return
        event.preventDefault()
        event.stopPropagation()
        take(event)
      },
      { signal: ends.signal },
    )
  on('dragover', (event) => input.hoverAt(input.pointOf(event)))
  on('dragleave', () => input.leave())
  on('drop', (event) => {
    input.dropAt(input.pointOf(event))
    board.focus()
  })
  return () => ends.abort()
}
