import type { TestContext } from 'vitest'

/** Skips a test of what may not be read or written, and says so, where nothing is forbidden. */
export function asUser({ skip }: TestContext): void {
  skip(process.getuid?.() === 0, 'Root may read and write everything: run it as another user.')
  skip(process.platform === 'win32', 'Windows has no such rights: run it on Linux or macOS.')
}
