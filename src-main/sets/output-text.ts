/**
 * The text of an output or of an answer file, as a judge has it: a byte order mark stays where it is, and what is no UTF-8
 * becomes signs that no answer has.
 */
export function outputText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}
