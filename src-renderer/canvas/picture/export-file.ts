import { MAX_PART } from '@core/protocol/exports'
import { ok } from '@core/kernel/result'
import type { Bridge } from '@core/protocol/ipc'
import type { FileFilter } from '@core/protocol/requests/files'
import type { FileProblem } from '@core/protocol/file-problem'
import type { Sink } from './slices'
import { settled } from '../../ui/job.svelte'

/** The result of an export. */
export type ExportEnd =
  /** Written, with its path. */
  | { readonly kind: 'done'; readonly path: string }
  /** The user stopped it, or chose no file. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }

class WriteProblem extends Error {
  constructor(problem: FileProblem) {
    super(problem.message)
  }
}

/**
 * Asks for a file, and writes the result of `produce` there. The file appears only once all is written; if `signal`
 * stops it, or anything fails, everything is as before.
 */
export async function exportFile(
  bridge: Bridge,
  suggestedName: string,
  filter: FileFilter,
  signal: AbortSignal,
  produce: (sink: Sink) => Promise<void>,
): Promise<ExportEnd> {
  const begun = await bridge.request('export:begin', suggestedName, [filter])
  if (!begun.ok) return { kind: 'failed', message: begun.error.message }
  if (begun.value === null) return { kind: 'cancelled' }
  const { id, path } = begun.value
  const sink: Sink = async (bytes) => {
    for (let at = 0; at < bytes.length; at += MAX_PART) {
      const added = await bridge.request('export:append', id, bytes.slice(at, at + MAX_PART))
      if (!added.ok) throw new WriteProblem(added.error)
    }
  }
  try {
    await produce(sink)
    signal.throwIfAborted()
    const finished = await bridge.request('export:finish', id)
    if (!finished.ok) throw new WriteProblem(finished.error)
    return { kind: 'done', path }
  } catch (reason) {
    await settled(async () => ok(await bridge.request('export:abort', id)))
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'failed', message: reason instanceof Error ? reason.message : String(reason) }
  }
}
