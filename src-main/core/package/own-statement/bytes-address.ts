const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The address of a picture that holds it itself, by its name’s ending: PNG or JPEG. */
export function bytesAddress(name: string, content: string | Uint8Array): string {
  const kind = /\.jpe?g$/i.test(name) ? 'jpeg' : 'png'
  const bytes = typeof content === 'string' ? new Uint8Array() : content
  return `data:image/${kind};base64,${base64(bytes)}`
}

function base64(bytes: Uint8Array): string {
  const out: string[] = []
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b, c] = [bytes[at]!, bytes[at + 1], bytes[at + 2]]
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    out.push(
      letters[word >> 18]!,
      letters[(word >> 12) & 63]!,
      b === undefined ? '=' : letters[(word >> 6) & 63]!,
      c === undefined ? '=' : letters[word & 63]!,
    )
  }
  return out.join('')
}
