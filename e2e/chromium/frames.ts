import { decode, encode } from './codec'

/** What the page says to the host. */
export type Said =
  /** Asks by a channel; the reply has the same number. */
  | { kind: 'ask'; id: number; channel: string; args: unknown[] }
  /** Tells by a channel. */
  | { kind: 'tell'; channel: string; args: unknown[] }

/** What the host says to the page. */
export type Heard =
  | { kind: 'reply'; id: number; value: unknown }
  | { kind: 'refusal'; id: number; message: string }
  | { kind: 'event'; channel: string; payload: unknown }

/** A page that says something: the number of its loading, and where it is. */
export interface Batch {
  readonly page: string
  readonly url: string
  readonly said: readonly Said[]
}

/** Where the page says something, and where it listens, below the address that it comes from. */
export const sayPath = '/host/say'
export const hearPath = '/host/hear'

/** A message with its length before it, so that several come one after the other. */
export function frameOf(message: Heard): Uint8Array<ArrayBuffer> {
  const bytes = encode(message)
  const frame = new Uint8Array(4 + bytes.byteLength)
  new DataView(frame.buffer).setUint32(0, bytes.byteLength)
  frame.set(bytes, 4)
  return frame
}

/** Gives a reader that takes bytes in whatever pieces they come and gives the messages that are whole. */
export function frameReader(): (piece: Uint8Array) => Heard[] {
  let pieces: Uint8Array[] = []
  let held = 0
  return (piece) => {
    pieces.push(piece)
    held += piece.byteLength
    const messages: Heard[] = []
    for (let need = lengthIn(pieces); held >= 4 && held >= 4 + need; need = lengthIn(pieces)) {
      const all = joined(pieces, held)
      messages.push(decode(all.subarray(4, 4 + need)) as Heard)
      pieces = [all.subarray(4 + need)]
      held -= 4 + need
    }
    return messages
  }
}

function lengthIn(pieces: Uint8Array[]): number {
  const head = joined(pieces, 4)
  return head.byteLength < 4 ? 0 : new DataView(head.buffer, head.byteOffset).getUint32(0)
}

/** The first `length` bytes of the pieces in one; fewer where there are not so many. */
function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  if (pieces.length === 1) return pieces[0]!.subarray(0, length)
  const all = new Uint8Array(
    Math.min(
      length,
      pieces.reduce((sum, one) => sum + one.byteLength, 0),
    ),
  )
  let at = 0
  for (const piece of pieces) {
    if (at >= all.byteLength) break
    const part = piece.subarray(0, all.byteLength - at)
    all.set(part, at)
    at += part.byteLength
  }
  return all
}
