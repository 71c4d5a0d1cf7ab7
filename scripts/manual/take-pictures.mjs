import { runPlaywright } from '../lib/playwright.mjs'
import { listPictures } from './list-pictures.mjs'

/** Takes the pictures of the manual with a runtime that shows the built app; returns 0 if all were taken. */
export async function takePictures(executable, args = []) {
  const config = ['--config', 'e2e/manual/playwright.config.ts']
  const status = await runPlaywright([...config, ...args], { ELECTRON_EXE: executable })
  listPictures()
  return status
}
