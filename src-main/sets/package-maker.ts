import { packageFiles, planPackage, type PackageParts } from '@core/package/contents'
import { packedSet, type PackedSet } from '@core/package/packed-set'
import { unreachable } from '@core/kernel/unreachable'
import { err, type Result } from '@core/kernel/result'
import { entriesOf } from './package-entries'
import type { MadePackage, PackerOrder, PackerReport } from './packer-messages'
import { archiveOf } from './write-package'
import { packageTeller } from './package-voice'

/** Makes packages of the set that it was told last. */
export class PackageMaker {
  private set: Result<PackedSet, readonly string[]> = err([packageTeller().words.set.noTests])

  /** `partsIn` gives what was built with the app, by the folder that it was built to. */
  constructor(private readonly partsIn: (built: string) => PackageParts) {}

  /** Does what it is told and gives what there is to say; `tell` hears what comes before. */
  async perform(
    told: PackerOrder,
    tell: (report: PackerReport) => void,
  ): Promise<PackerReport | null> {
    switch (told.kind) {
      case 'set':
        this.set = packedSet(packageTeller(), told.set)
        return null
      case 'plan':
        return { kind: 'planned', plan: this.plan(told) }
      case 'make':
        return { kind: 'made', made: await this.make(told, tell) }
      default:
        return unreachable(told)
    }
  }

  private plan({ order, built }: Extract<PackerOrder, { kind: 'plan' }>) {
    if (!this.set.ok) return { refusals: this.set.error, remarks: [], entries: [] }
    const { files, ...said } = planPackage(this.set.value, order, this.partsIn(built))
    return { ...said, entries: entriesOf(files) }
  }

  private async make(
    { order, built, isArchive }: Extract<PackerOrder, { kind: 'make' }>,
    tell: (report: PackerReport) => void,
  ): Promise<MadePackage> {
    if (!this.set.ok) throw new Error(this.set.error.join('; '))
    const files = await packageFiles(this.set.value, order, this.partsIn(built), (done, of) =>
      tell({ kind: 'drawn', done, of }),
    )
    return isArchive ? { kind: 'archive', bytes: archiveOf(files) } : { kind: 'files', files }
  }
}
