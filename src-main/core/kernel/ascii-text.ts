// Page, worker and command line all have it, and it gives the same text everywhere; it only is no part of the language,
// so its type is said here. Letter by letter the text of a long answer takes longer than the answer itself.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }
declare const TextEncoder: new () => {
  encodeInto(text: string, bytes: Uint8Array): { readonly written: number }
}

/** The text of the first `length` ASCII codes. */
export function asciiText(codes: Uint8Array, length: number): string {
  return new TextDecoder().decode(codes.subarray(0, length))
}

const encoder = new TextEncoder()

/**
 * Writes the codes of a text to `into`, which has a place for each letter and three more; returns how many it wrote. Of a
 * text that is not all ASCII the codes up to the first other letter are right, and what stands there is above 127.
 */
export function asciiCodes(text: string, into: Uint8Array): number {
  return encoder.encodeInto(text, into).written
}
