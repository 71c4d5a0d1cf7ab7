import { games } from '../ui/games'
import { bridge } from '../bridge'
import { samplesOf } from '../games/samples'
import type { Workspace } from './workspace.svelte'

const LOOK_MS = 100

/** Opens the official sample of the first game, plays it to its end and reports the answer. */
export async function playDemo(workspace: Workspace): Promise<void> {
  const sample = samplesOf(games[0].id).find((one) => one.name === 'statement')
  if (!sample) throw new Error('the official sample is missing')
  await workspace.open.sample(sample)
  const editor = workspace.active!.editor
  await until(() => editor.run.shown?.outcome != null && editor.run.answer !== null)
  editor.playback.speed = 8
  editor.playback.play()
  await until(() => !editor.playback.isPlaying)
  await bridge.request('app:demo-done', editor.run.answer!)
}

/** Polls until a condition is true; main has its own time limit. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}
