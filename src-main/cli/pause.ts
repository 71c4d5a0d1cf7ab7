/** Waits a moment for a pipe or terminal that is non-blocking. */
export function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
}
