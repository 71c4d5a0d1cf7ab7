import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { PackageOrder } from '@core/package/order'
import type { SetToPack } from '@core/package/packed-set'
import type {
  PackageEnd,
  PackageForm,
  PackingProgress,
  PlannedPackage,
} from '@core/protocol/packing'
import { err, ok, type Result } from '@core/kernel/result'
import type { Call } from '../../threads/call'
import type { Dialogs } from '../../files/dialogs'
import { realPathOf } from '../../files/real-path'
import { Tickets } from '../../files/tickets'
import { isBelow } from '../../system/paths'
import type { OpenSet } from './open-set'
import type { Packer } from './packer'
import { openSetToPack, stateOfTests } from './tests-to-pack'
import { writePackageTo, type WritingHands } from './write-made'
import { setsWords } from '../sets-words'

export interface PackingOptions extends WritingHands {
  readonly find: (set: string) => OpenSet | null
  readonly packer: Packer
  readonly dialogs: Pick<Dialogs, 'open' | 'save'>
  /** Shows a file or folder in the folder that it lies in. */
  readonly showInFolder: (path: string) => void
}

interface Planned {
  readonly id: string
  readonly set: string
  readonly order: PackageOrder
}

type FileForm = Exclude<PackageForm, 'folder'>

/** The name and extension of each kind of file. */
function endings(): Readonly<Record<FileForm, readonly [string, string]>> {
  const { packing, htmlPage } = setsWords()
  return {
    archive: [packing.archive, 'zip'],
    html: [htmlPage, 'html'],
    'pdf-a4': ['PDF', 'pdf'],
    'pdf-letter': ['PDF', 'pdf'],
  }
}

/** Packs sets: says what a package would be, asks where to put it, and writes all of it or nothing. */
export class Packing {
  private readonly tickets = new Tickets()
  private planned: Planned | null = null
  /** The set that was read last, with its state. */
  private read: { readonly state: string; readonly packed: SetToPack } | null = null
  private lastFolder: string | undefined
  private isStopped = false

  constructor(private readonly options: PackingOptions) {}

  /** Previews a package; else a sentence why it cannot, or null if it was stopped. */
  async plan(
    set: string,
    order: PackageOrder,
    { stop }: Pick<Call, 'stop'>,
  ): Promise<Result<PlannedPackage, string | null>> {
    this.heed(stop)
    const id = randomUUID()
    this.planned = { id, set, order }
    const packed = await this.packedOf(set)
    if (!packed.ok) return packed
    const made = await this.options.packer.plan(packed.value, order)
    return made.ok ? ok({ plan: id, ...made.value }) : made
  }

  /** Asks where to save and writes the package there. */
  async write(
    plan: string,
    form: PackageForm,
    { stop, tell }: Call<PackingProgress>,
  ): Promise<PackageEnd> {
    this.heed(stop)
    const { planned } = this
    const open = planned && this.options.find(planned.set)
    if (!open || planned.id !== plan) return { kind: 'changed' }
    this.isStopped = false
    const isNoOther = this.read?.state === stateOfTests(planned.set, open)
    if (!isNoOther || !this.read) return { kind: 'changed' }
    const { packed } = this.read
    const target = await this.ask(planned.order.name, form)
    if (target === null || this.isStopped) return { kind: 'cancelled' }
    if (form === 'folder' && (await isWithin(open.path, target))) {
      return failed(setsWords().packing.withinSet)
    }
    const made = await this.options.packer.make(packed, planned.order, form === 'archive', tell)
    if (!made.ok) return made.error === null ? { kind: 'cancelled' } : failed(made.error)
    const written = await writePackageTo(
      target,
      form,
      made.value,
      this.options,
      () => this.isStopped,
    )
    if (written !== null) return this.isStopped ? { kind: 'cancelled' } : failed(written)
    return { kind: 'written', path: target, ticket: this.tickets.issue(target) }
  }

  /** Stops the current work; an incomplete package is not written. */
  stop(): void {
    this.isStopped = true
    this.planned = null
    this.read = null
    this.options.packer.stop()
  }

  /** Shows a package that was written, where it lies. */
  show(ticket: string): void {
    const path = this.tickets.redeem(ticket)
    if (path !== null) this.options.showInFolder(path)
  }

  private heed(stop: AbortSignal): void {
    stop.addEventListener('abort', () => this.stop(), { once: true })
  }

  private async packedOf(set: string): Promise<Result<SetToPack, string>> {
    const open = this.options.find(set)
    if (!open) return err(setsWords().notOpen)
    const state = stateOfTests(set, open)
    if (this.read?.state === state) return ok(this.read.packed)
    const packed = await openSetToPack(open)
    if (packed.ok) this.read = { state, packed: packed.value }
    return packed
  }

  private async ask(name: string, form: PackageForm): Promise<string | null> {
    const { dialogs } = this.options
    const { lastFolder } = this
    if (form === 'folder') {
      const [chosen] = await dialogs.open({
        what: 'folder',
        title: setsWords().packing.folderTitle({ name }),
        buttonLabel: setsWords().packing.makeHere,
        ...(lastFolder === undefined ? {} : { defaultPath: lastFolder }),
      })
      if (chosen === undefined) return null
      this.lastFolder = chosen
      return join(chosen, name)
    }
    const [title, ending] = endings()[form]
    const file = `${name}.${ending}`
    const path = await dialogs.save({
      defaultPath: lastFolder === undefined ? file : join(lastFolder, file),
      filters: [{ name: title, extensions: [ending] }],
    })
    if (path !== null) this.lastFolder = dirname(path)
    return path
  }
}

function failed(message: string): PackageEnd {
  return { kind: 'failed', message }
}

async function isWithin(folder: string, path: string): Promise<boolean> {
  const [home, real] = await Promise.all([realPathOf(folder), realPathOf(path)])
  return real === home || isBelow(home, real)
}
