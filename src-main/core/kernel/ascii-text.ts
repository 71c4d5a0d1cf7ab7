// Page, worker and command line all have it, and it gives the same text everywhere; it only is no part of the language,
// so its type is said here. Letter by letter the text of a long answer takes longer than the answer itself.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

/** The text of the first `length` ASCII codes. */
export function asciiText(codes: Uint8Array, length: number): string {
  return new TextDecoder().decode(codes.subarray(0, length))
}
