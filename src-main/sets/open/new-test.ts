import { err, ok, type Result } from '@core/kernel/result'
import type { FileProblem } from '@core/protocol/file-problem'
import type { NewTest } from '@core/protocol/set'
import { fileProblem } from '../../files/file-problem'
import type { FileSteps } from './file-steps'
import type { OpenSet } from './open-set'

/** Writes a text as a test under a name that is free, with its note; gives its path. */
export async function addTest(
  set: OpenSet,
  steps: FileSteps,
  { text, group, name, note }: NewTest,
): Promise<Result<string, FileProblem>> {
  const files = set.listed.tests
  if (group !== '' && !files.some((file) => file.group === group))
    return err(fileProblem(group, 'ENOENT', `The set has no group ${group}.`))
  const taken = new Set(
    files.flatMap((file) => (file.group === group ? file.name.toLowerCase() : [])),
  )
  const ending = commonEnding(set, group)
  for (let number = 1; ; number++) {
    const stem = number === 1 ? name : `${name}-${number}`
    if (taken.has(stem.toLowerCase())) continue
    const path = `${group === '' ? '' : `${group}/`}${stem}${ending}`
    const { problem } = await steps.do({
      label: `add ${stem}`,
      edits: [{ path, before: null, after: text }],
    })
    // Something that is no test of the set may have the name.
    if (problem?.code === 'CHANGED' || problem?.code === 'LINK') continue
    if (problem) return err(problem)
    if (note !== '') {
      const noted = await set.notes.setNote(path, note)
      if (!noted.ok) return noted
    }
    await set.refresh()
    return ok(path)
  }
}

/** The ending that most tests of a group have, with its dot; ".in" where there are none. */
function commonEnding(set: OpenSet, group: string): string {
  const all = set.listed.tests
  const own = all.filter((file) => file.group === group)
  const count = new Map<string, number>()
  for (const { path, name, group: of } of own.length > 0 ? own : all) {
    const ending = path.slice((of === '' ? 0 : of.length + 1) + name.length)
    count.set(ending, (count.get(ending) ?? 0) + 1)
  }
  const [most] = [...count].sort((a, b) => b[1] - a[1])
  // A name without a number and an ending is no test.
  return most?.[0] ? most[0] : '.in'
}
