import type { PackageOrder } from '@core/package/order'
import type { PackageFile } from '@core/package/package'
import type { SetToPack } from '@core/package/packed-set'
import type { PlannedPackage } from '@core/protocol/packing'

/** What the thread that makes packages is told; `built` is the folder that the app was built to. */
export type PackerOrder =
  /** The set that all that follows is about. */
  | { readonly kind: 'set'; readonly set: SetToPack }
  | { readonly kind: 'plan'; readonly order: PackageOrder; readonly built: string }
  | {
      readonly kind: 'make'
      readonly order: PackageOrder
      readonly built: string
      readonly isArchive: boolean
    }

/** What it says. */
export type PackerReport =
  | { readonly kind: 'planned'; readonly plan: Omit<PlannedPackage, 'plan'> }
  | { readonly kind: 'drawn'; readonly done: number; readonly of: number }
  | { readonly kind: 'made'; readonly made: MadePackage }
  | { readonly kind: 'failed'; readonly message: string }

/** An archive, or the files themselves. */
export type MadePackage =
  | { readonly kind: 'archive'; readonly bytes: Uint8Array }
  | { readonly kind: 'files'; readonly files: readonly PackageFile[] }
