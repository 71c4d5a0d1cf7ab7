import type { Exchange } from '../../../game/match'
import { cellName, cellNames } from '../cells'
import { listed, players, teamStarts, turnLimit, type Level } from '../model'

/** One line of the I/O: whether the program reads or writes it, and its text. */
interface ExchangeLine {
  readonly isRead: boolean
  readonly text: string
}

/** Input and output that a player's program would have had. After the last turn nothing more is read. */
export function exchange(level: Level, player: number): Exchange {
  const isTold = level.form === 'transcript' && level.player === player
  const lines = exchangeLines(level, player, isTold)
  const text = (isRead: boolean) =>
    lines.map((line) => (line.isRead === isRead ? `${line.text}\n` : '')).join('')
  return { input: text(true), output: text(false), transcript: transcriptOf(lines) }
}

/** A transcript's text. */
export function printTranscript(level: Level): string {
  return transcriptOf(exchangeLines(level, level.player, true))
}

function transcriptOf(lines: readonly ExchangeLine[]): string {
  return lines.map(({ isRead, text }) => `${isRead ? '>>' : '<<'} ${text}\n`).join('')
}

/** `isTold`: whether to keep the lines that were read after the last turn, if the text has them. */
function exchangeLines(level: Level, player: number, isTold: boolean): ExchangeLine[] {
  const own = player === 0 ? 0 : 1
  const other = players[1 - own]!
  const lines: ExchangeLine[] = []
  const read = (text: string) => lines.push({ isRead: true, text })
  read(`${level.limit}`)
  read(`${own}`)
  if (!level.starts) return lines
  read(level.starts.map((cell) => `${cellName(cell)}+`).join(' '))
  read(cellNames(teamStarts[other]))
  level.turns.forEach(({ teams, ghosts }, turn) => {
    const answer = teams[own]
    if (answer) lines.push({ isRead: false, text: cellNames(answer) })
    const isOver = turn + 1 >= turnLimit(level) || level.forfeit !== null
    const isLast = turn + 1 === level.turns.length
    const reply = teams[other]
    if (!ghosts || !reply || (isLast && isOver && !isTold)) return
    read(ghosts.map((g) => `${cellName(listed(g))}${g.next >= 0 ? '+' : '*'}`).join(' '))
    read(cellNames(reply))
  })
  return lines
}
