import type { PackageOrder } from '@core/package/order'
import type { PackageFile } from '@core/package/package'
import type { SetToPack } from '@core/package/packed-set'
import type { PackingProgress, PlannedPackage } from '@core/protocol/packing'
import type { Call } from '../threads/call'

/** An archive, or the files themselves. */
export type MadePackage =
  | { readonly kind: 'archive'; readonly bytes: Uint8Array }
  | { readonly kind: 'files'; readonly files: readonly PackageFile[] }

/** What is to be packed, and the folder that the app was built to. */
export interface PackerOrder {
  readonly order: PackageOrder
  readonly built: string
}

/** What the thread does that makes packages. */
export interface PackerService {
  /** The set that all that follows is about. */
  set(set: SetToPack): void
  plan(asked: PackerOrder): Omit<PlannedPackage, 'plan'>
  make(
    asked: PackerOrder & { readonly isArchive: boolean },
    call: Call<PackingProgress>,
  ): Promise<MadePackage>
}
