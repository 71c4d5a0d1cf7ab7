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

/**
 * Where the page says something, and where it listens, below the address that it comes from. It names itself by `page`, which
 * is another one each time it is loaded, and says by `url` where it is.
 */
export const sayPath = '/host/say'
export const hearPath = '/host/hear'

/** A message with its length before it, so that several come one after the other. */
export function frameOf(message: Said | Heard): Uint8Array<ArrayBuffer> {
  const bytes = encode(message)
  const frame = new Uint8Array(4 + bytes.byteLength)
  new DataView(frame.buffer).setUint32(0, bytes.byteLength)
  frame.set(bytes, 4)
  return frame
}

/** Returns a reader that takes bytes in pieces of any size and gives the messages that are whole. */
export function frameReader<Message>(): (piece: Uint8Array) => Message[] {
  let pieces: Uint8Array[] = []
  let held = 0
  // Bytes that it takes to go on: those of a length, then those of the message as well.
  let needed = 4
  return (piece) => {
    pieces.push(piece)
    held += piece.byteLength
    const messages: Message[] = []
    while (held >= needed) {
      const all = joined(pieces, held)
      pieces = [all]
      needed = 4 + new DataView(all.buffer, all.byteOffset).getUint32(0)
      if (held < needed) break
      messages.push(decode(all.subarray(4, needed)) as Message)
      pieces = [all.subarray(needed)]
      held -= needed
      needed = 4
    }
    return messages
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  if (pieces.length === 1) return pieces[0]!
  const all = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.byteLength
  }
  return all
}
