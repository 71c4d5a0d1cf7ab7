import { type ImportOrder, type ImportPlan, readPackage } from '@core/package/import/read-package'
import type { JudgePrograms } from '@core/package/package'
import type { Result } from '@core/kernel/result'
import { importParts } from './import-parts'
import { withInnerArchive } from './inner-archive'
import type { PackageContents } from './package-contents'

/** The set that a package becomes, or a sentence why none can be made from it. */
export async function importPlan(
  contents: PackageContents,
  order: ImportOrder,
  programs: (game: string) => JudgePrograms | null,
): Promise<Result<ImportPlan, string>> {
  const { files, skipped, damaged } = await withInnerArchive(contents)
  const read = readPackage(files, order, importParts(programs), damaged)
  if (!read.ok) return read
  const left = skipped.map((one) => ({ ...one, line: null, column: null, files: 1 }))
  return { ok: true, value: { ...read.value, leftOut: [...read.value.leftOut, ...left] } }
}
