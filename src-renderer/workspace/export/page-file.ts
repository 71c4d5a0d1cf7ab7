import { branchesOf, pageWith } from '@core/package/level-page'
import type { Bridge } from '@core/protocol/ipc'
import type { ReadingId } from '@core/trace/machine'
import type { LevelEditor } from '../../editor/index'
import { shownLooks } from '../../canvas/shown-looks'
import { exportFile } from '../../canvas/picture/export-file'
import { pictureName } from './picture-scene'
import { words } from '../../ui/words'

const filter = { name: words.exports.page.file, extensions: ['html'] }

/**
 * Writes the level with its branches as one page that any browser shows, and reports where it is or why it failed.
 * `reading`: a misreading to be shown on the page as well; null for none.
 */
export async function exportPage(
  bridge: Bridge,
  editor: LevelEditor,
  /** The name of the level's file. */
  documentName: string,
  reading: ReadingId | null,
): Promise<void> {
  const { game, lines } = editor
  const branches = branchesOf(lines.tree)
  const left = lines.branches.length - branches.length
  const name = documentName.replace(/\.[^.]+$/, '')
  const { text } = lines.main.document
  const looks = shownLooks()
  const page = { game: game.id, name, text, branches, reading, ...(looks && { looks }) }
  const end = await exportFile(
    bridge,
    pictureName(documentName, 'html'),
    filter,
    new AbortController().signal,
    async (sink) => {
      const built = await bridge.request('export:viewer')
      await sink(new TextEncoder().encode(pageWith(built, game, page)))
    },
  )
  if (end.kind === 'failed') editor.refuse(end.message)
  if (end.kind !== 'done') return
  editor.say(words.exports.page.exported({ path: end.path, left }))
}
