// Page, worker and command line all have it, with the same results; it is just not part of the language, so its type is
// declared here. Building the text of a long answer character by character takes longer than the answer itself.
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
 * Writes the codes of a text to `into`, which has room for each character and three more; returns how many it wrote. If
 * the text is not all ASCII, the codes before the first other character are right, and the code in its place is above
 * 127.
 */
export function asciiCodes(text: string, into: Uint8Array): number {
  return encoder.encodeInto(text, into).written
}
