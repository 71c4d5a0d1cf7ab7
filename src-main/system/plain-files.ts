import { constants, type BigIntStats } from 'node:fs'

/** Flags to open a file for reading without waiting: a pipe in its place must not block the app. */
export const TO_READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** Whether the bytes that were read of a file are those it held at one moment; `length`: how many they are. */
export function isWhole(before: BigIntStats, after: BigIntStats, length: number): boolean {
  const isSame = before.mtimeNs === after.mtimeNs && before.size === after.size
  return isSame && BigInt(length) === before.size
}
