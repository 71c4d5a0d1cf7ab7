import { bridge } from '../../bridge'
import {
  HAS_ERRORS,
  type LevelEditor,
  type LevelScope,
  onActive,
  type WithEditor,
} from '../../editor/index'
import { exportFile } from '../../canvas/picture/export-file'
import type { Actions } from '../../ui/command'
import { words } from '../../ui/words'

/** Commands to copy the official answer, to write it to a file, and to explain an output. */
export function judgeCommands(
  scope: LevelScope<WithEditor & { readonly name: string }>,
  openExplain: () => void,
) {
  const hasAnswer = ({ editor }: WithEditor): string | null => {
    if (editor.run.answer !== null) return null
    return editor.document.isRunnable ? words.judge.workedOut : HAS_ERRORS
  }
  return {
    'copy-answer': onActive(scope, ({ editor }) => void copyAnswer(editor), hasAnswer),
    'export-answer': onActive(
      scope,
      ({ editor, name }) => void exportAnswer(editor, name),
      hasAnswer,
    ),
    'explain-output': onActive(scope, openExplain, ({ editor }) =>
      editor.document.isRunnable ? null : HAS_ERRORS,
    ),
  } satisfies Actions
}

/** Copies the answer of the line on the board to the clipboard. */
export async function copyAnswer(editor: LevelEditor): Promise<void> {
  const { answer } = editor.run
  if (answer === null) return
  await bridge.request('clipboard:write', answer)
  editor.say(words.judge.answerCopied)
}

/** Writes the answer of the line on the board to a file that the user chooses; `name`: name of the level’s file. */
export async function exportAnswer(editor: LevelEditor, name: string): Promise<void> {
  const { answer } = editor.run
  if (answer === null) return
  const filter = { name: words.judge.answer, extensions: ['out', 'ans'] }
  const file = `${name.replace(/\.[^.]+$/, '')}.out`
  const { signal } = new AbortController()
  const end = await exportFile(bridge, file, filter, signal, (sink) =>
    sink(new TextEncoder().encode(answer)),
  )
  if (end.kind === 'done') editor.say(words.common.exported({ path: end.path }))
  if (end.kind === 'failed') editor.refuse(end.message)
}
