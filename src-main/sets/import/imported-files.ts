import type { ImportedSet } from '@core/package/import/imported'
import type { PackageFile } from '@core/package/package'
import {
  noNotes,
  NOTES_NAME,
  printedNotes,
  withCompare,
  withInvalid,
  withLimits,
  withMade,
  withNote,
  withPacking,
  withPrograms,
  withScoring,
  withTitle,
  type NotesChange,
} from '../notes'

/** The files of a set that was read from a package, what the app keeps of it among them. */
export function importedFiles(set: ImportedSet): PackageFile[] {
  const changes: NotesChange[] = [
    ...(set.compare === 'tokens' ? [] : [withCompare(set.compare)]),
    ...(set.limits ? [withLimits(set.limits)] : []),
    ...Object.entries(set.scoring).map(([path, scoring]) => withScoring(path, scoring)),
    ...Object.entries(set.titles).map(([path, title]) => withTitle(path, title)),
    ...set.tests.flatMap(({ path, note, made }) => [
      ...(made ? [withMade(path, made)] : []),
      ...(note === '' ? [] : [withNote(path, note)]),
    ]),
    withPrograms(() =>
      set.programs.map(({ expect, groups, ...program }) => ({
        ...program,
        ...(expect && { expect: [...expect] }),
        ...(groups && {
          groups: Object.fromEntries(
            Object.entries(groups).map(([group, verdicts]) => [group, [...verdicts]]),
          ),
        }),
      })),
    ),
    ...Object.entries(set.invalid).flatMap(([path, fault]) =>
      fault ? [withInvalid(path, fault)] : [],
    ),
    withPacking(set.packing),
  ]
  const content = structuredClone(noNotes)
  for (const change of changes) change(content)
  return [...set.files, { path: NOTES_NAME, content: printedNotes(content) }]
}
