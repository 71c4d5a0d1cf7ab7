import { packageFiles, planPackage, type PackageParts } from '@core/package/contents'
import { packedSet, type PackedSet } from '@core/package/packed-set'
import type { SetToPack } from '@core/package/packed-set'
import { err, type Result } from '@core/kernel/result'
import { entriesOf } from './package-entries'
import type { PackerService } from './packer-messages'
import { archiveOf } from './write-package'
import { packageTeller } from './package-voice'

/** Makes packages of the set that it was told last. */
export class PackageMaker implements PackerService {
  private packed: Result<PackedSet, readonly string[]> = err([packageTeller().words.set.noTests])

  /** `partsIn` gives what was built with the app, by the folder that it was built to. */
  constructor(private readonly partsIn: (built: string) => PackageParts) {}

  set(set: SetToPack): void {
    this.packed = packedSet(packageTeller(), set)
  }

  plan: PackerService['plan'] = ({ order, built }) => {
    if (!this.packed.ok) return { refusals: this.packed.error, remarks: [], entries: [] }
    const { files, ...said } = planPackage(this.packed.value, order, this.partsIn(built))
    return { ...said, entries: entriesOf(files) }
  }

  make: PackerService['make'] = async ({ order, built, isArchive }, { tell }) => {
    if (!this.packed.ok) throw new Error(this.packed.error.join('; '))
    const parts = this.partsIn(built)
    const files = await packageFiles(this.packed.value, order, parts, (done, of) =>
      tell({ done, of }),
    )
    return isArchive ? { kind: 'archive', bytes: archiveOf(files) } : { kind: 'files', files }
  }
}
