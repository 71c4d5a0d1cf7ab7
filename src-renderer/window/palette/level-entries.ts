import { findGame } from '../../ui/games'
import { samples } from '../../games/samples'
import type { OpenSet } from '../../set/index'
import { loadSetLevels } from '../../workspace/index'
import { type Entry, entryOf } from './entry'
import type { PaletteScope } from './palette-scope'
import { words } from '../../ui/words'

const { kinds } = words.palette

/** Open tabs, tests of open sets, recent files and folders, samples. */
export function levelEntries({ workspace }: Pick<PaletteScope, 'workspace'>): readonly Entry[] {
  const { levels, sets, front } = workspace
  const { recent } = workspace.open
  const open = new Set(levels.flatMap(({ file }) => file?.real ?? []))
  /** The current tab is not listed. */
  const isBehind = (tab: unknown): boolean => tab !== front
  const openTest = async (set: OpenSet, path: string): Promise<void> =>
    (await loadSetLevels()).openTest(workspace, set, path)
  return [
    ...sets.list
      .filter(isBehind)
      .map((set) =>
        entryOf(`set ${set.path}`, kinds.tab, set.name, set.path, () => workspace.activate(set)),
      ),
    ...levels
      .filter(isBehind)
      .map((level) =>
        entryOf(
          `level ${level.file?.path ?? level.journalId}`,
          kinds.tab,
          level.title,
          level.file?.path ?? level.editor.game.title,
          () => workspace.activate(level),
        ),
      ),
    ...sets.list.flatMap((set) =>
      set.tests.map(({ file, note }) =>
        entryOf(
          `test ${set.path}/${file.path}`,
          kinds.test,
          fileName(file.path),
          [`${set.name}/${file.path}`, note].filter(Boolean).join(' · '),
          () => void openTest(set, file.path),
        ),
      ),
    ),
    ...recent
      .filter(({ real }) => !open.has(real))
      .map((file) =>
        entryOf(`file ${file.path}`, kinds.recent, file.name, file.path, () => {
          void workspace.open.again(file)
        }),
      ),
    ...sets.recent.map((folder) =>
      entryOf(`folder ${folder.path}`, kinds.recentSet, folder.name, folder.path, () => {
        void workspace.openRecentFolder(folder)
      }),
    ),
    ...samples.map((sample) =>
      entryOf(
        `sample ${sample.game}/${sample.name}`,
        kinds.sample,
        sample.title,
        `${findGame(sample.game)?.title ?? sample.game} · ${sample.name}`,
        () => void workspace.open.sample(sample),
      ),
    ),
  ]
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
