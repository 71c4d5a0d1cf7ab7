import { type ImportOrder, type ImportPlan, readPackage } from '@core/package/import/read-package'
import type { JudgePrograms } from '@core/package/package'
import type { Result } from '@core/kernel/result'
import { importParts } from './import-parts'
import type { PackageContents } from './package-contents'

/** The set that a package becomes, or a sentence why none can be made from it. */
export function importPlan(
  { files, skipped }: PackageContents,
  order: ImportOrder,
  programs: (game: string) => JudgePrograms | null,
): Result<ImportPlan, string> {
  const read = readPackage(files, order, importParts(programs))
  if (!read.ok) return read
  const left = skipped.map((one) => ({ ...one, line: null, files: 1 }))
  return { ok: true, value: { ...read.value, leftOut: [...read.value.leftOut, ...left] } }
}
