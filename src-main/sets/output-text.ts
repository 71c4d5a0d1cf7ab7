/**
 * The text of an output or of an answer file, as a judge reads it: a byte order mark stays, and invalid UTF-8 becomes
 * characters that no answer has.
 */
export function outputText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}
