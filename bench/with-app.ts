import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startApp, type BenchApp } from './app'
import type { BenchRequest } from './request'
import { levelText, type BenchLevel } from './levels'

/** Writes a level into the bench's folder; returns the file's path. */
export function writeLevel(request: BenchRequest, level: BenchLevel): string {
  const file = join(request.cacheFolder, `${level.id}.txt`)
  writeFileSync(file, levelText(level))
  return file
}

/** Starts the app with a file, does the work and ends the app. */
export async function withApp<T>(
  request: BenchRequest,
  file: string,
  work: (app: BenchApp) => Promise<T>,
): Promise<T> {
  const app = await startApp(request, file)
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}
