import { packageFiles, planPackage } from '@core/package/contents'
import type { PackageParts } from '@core/package/packed-problem'
import { proposal, statementPreview } from '@core/package/own-statement/alone'
import { packedSet, type PackedSet } from '@core/package/packed-set'
import type { SetToPack } from '@core/package/packed-set'
import { err, ok, type Result } from '@core/kernel/result'
import { judgeProgramsOf } from './built-parts'
import { importPlan } from './import/import-package'
import { importedFiles } from './import/imported-files'
import { readPackageAt } from './import/read-package-at'
import { packageEntries } from './package-entries'
import type { PackerService } from './packer-messages'
import { archiveOf } from './write-package'
import { packageTeller } from './package-voice'

/** Makes packages of the set that it was last given. */
export class PackageMaker implements PackerService {
  private packed: Result<PackedSet, readonly string[]> = err([packageTeller().words.set.noTests])

  /** `partsIn` returns the parts built with the app, by the folder they were built to. */
  constructor(private readonly partsIn: (built: string) => PackageParts) {}

  set(set: SetToPack): void {
    this.packed = packedSet(packageTeller(), set)
  }

  plan: PackerService['plan'] = ({ order, built }) => {
    if (!this.packed.ok) return { refusals: this.packed.error, remarks: [], entries: [] }
    const { files, ...said } = planPackage(this.packed.value, order, this.partsIn(built))
    return { ...said, entries: packageEntries(files) }
  }

  make: PackerService['make'] = async ({ order, built, isArchive }, { tell }) => {
    if (!this.packed.ok) throw new Error(this.packed.error.join('; '))
    const parts = this.partsIn(built)
    const files = await packageFiles(this.packed.value, order, parts, (done, of) =>
      tell({ done, of }),
    )
    return isArchive ? { kind: 'archive', bytes: archiveOf(files) } : { kind: 'files', files }
  }

  statement: PackerService['statement'] = ({ language, title, built }) => {
    if (!this.packed.ok) return err(this.packed.error.join('; '))
    const { value: set } = this.packed
    const own = set.statements.find((one) => one.language === language)
    if (!own) return ok({ body: '', problems: [] })
    return ok(statementPreview(set, own, title, this.partsIn(built)))
  }

  proposal: PackerService['proposal'] = ({ language, built }) =>
    this.packed.ok
      ? ok(proposal(this.packed.value, language, this.partsIn(built)))
      : err(this.packed.error.join('; '))

  import: PackerService['import'] = async ({ path, form, built }) => {
    const contents = await readPackageAt(path, form)
    if (!contents.ok) return contents
    const read = await importPlan(contents.value, { game: null, pattern: null }, (game) =>
      judgeProgramsOf(built, game),
    )
    if (!read.ok) return read
    const { game, tests, programs, problems, leftOut } = read.value
    const counts = { tests: tests.length, programs: programs.length }
    const title = packageTeller().findGame(game)!.title
    return ok({ ...counts, game: title, problems, leftOut, files: importedFiles(read.value) })
  }
}
