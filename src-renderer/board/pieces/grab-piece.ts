import type { BoardInput } from '../board-input'

/** The data type by which the board recognizes a dragged piece. */
const PIECE = 'application/x-boardwright-piece'

/** Begins to drag a piece or stamp to the board: it is taken in hand, and the board shows where it would go. */
export function grabPiece(event: DragEvent, take: () => void): void {
  const { dataTransfer } = event
  if (!dataTransfer) return
  dataTransfer.setData(PIECE, '')
  dataTransfer.effectAllowed = 'copy'
  take()
}

/** Lets pieces and stamps be dropped on a board: it previews them during the drag, and places them on drop. */
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
