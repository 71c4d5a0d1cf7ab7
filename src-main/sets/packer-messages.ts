import type { PackageOrder } from '@core/package/order'
import type { PackageFile } from '@core/package/package'
import type { SetToPack } from '@core/package/packed-set'
import type { Result } from '@core/kernel/result'
import type { ImportForm, PlannedImport } from '@core/protocol/importing'
import type { PackingProgress, PlannedPackage } from '@core/protocol/packing'
import type { ShownStatement } from '@core/protocol/statement'
import type { Language } from '@core/words'
import type { Call } from '../threads/call'

/** An archive, or the files themselves. */
export type MadePackage =
  | { readonly kind: 'archive'; readonly bytes: Uint8Array }
  | { readonly kind: 'files'; readonly files: readonly PackageFile[] }

/** The order for a package, and the folder that the app was built to. */
export interface PackerOrder {
  readonly order: PackageOrder
  readonly built: string
}

/** The statement of a set in a language; its title where it has none, and the folder that the app was built to. */
export interface StatementAsked {
  readonly language: Language
  readonly title: string
  readonly built: string
}

/** A package that is to be read, and the folder that the app was built to. */
export interface ImportAsked {
  readonly path: string
  readonly form: ImportForm
  readonly built: string
}

/** The imported set with its files. */
export interface ImportRead extends Omit<PlannedImport, 'plan' | 'name'> {
  readonly files: readonly PackageFile[]
}

/** The services of the thread that makes packages. */
export interface PackerService {
  /** The set that all that follows is about. */
  set(set: SetToPack): void
  plan(asked: PackerOrder): Omit<PlannedPackage, 'plan'>
  make(
    asked: PackerOrder & { readonly isArchive: boolean },
    call: Call<PackingProgress>,
  ): Promise<MadePackage>
  /** The statement of a language as HTML, which is there; or why that cannot be said, a sentence. */
  statement(
    asked: StatementAsked,
  ): Result<Pick<ShownStatement, 'problems'> & { readonly body: string }, string>
  /** A statement to go on from; or why none can be made. */
  proposal(asked: Omit<StatementAsked, 'title'>): Result<string, string>
  /** Or why no set can be made of it, a sentence. */
  import(asked: ImportAsked): Promise<Result<ImportRead, string>>
}
