import { basename, dirname, join } from 'node:path'
import { err, ok, type Result } from '@core/kernel/result'
import type {
  CertificateFile,
  CertificateVerdict,
  SavedCertificate,
  SetCertificate,
} from '@core/protocol/certificate'
import type { PackageForm } from '@core/protocol/packing'
import { brokenPoints, certify, isUncertified, type Certificate } from '@core/suite/certificate'
import { writtenCertificates, type CertificateForm } from '@core/suite/certificate-forms'
import { paperOf } from '@core/suite/certificate-paper'
import type { Dialogs } from '../../files/dialogs'
import { readLevel } from '../../files/read-level'
import { certificatesIn } from '../certificate-file'
import { sha256 } from '../sha256'
import { wouldBeTest } from '../would-be-test'
import { foundSet } from './found-set'
import type { OpenSet } from './open-set'
import { writePackageTo, type WritingHands } from './write-made'
import { spoken, words } from '../../words'
import { setsWords } from '../sets-words'

export interface CertifyingOptions extends WritingHands {
  readonly find: (set: string) => OpenSet | null
  readonly dialogs: Pick<Dialogs, 'open' | 'save'>
  /** Version of the app. */
  readonly version: string
}

interface CertifiedSet {
  readonly certificates: readonly Certificate[]
  readonly without: number
}

/** The kinds of files: title and extension, contents, and the name in a package. */
function kinds(): Readonly<
  Record<CertificateFile, readonly [string, string, CertificateForm, PackageForm]>
> {
  const { certificate, htmlPage } = setsWords()
  return {
    html: [htmlPage, 'html', 'html', 'html'],
    pdf: ['PDF', 'pdf', 'html', 'pdf-a4'],
    text: [certificate.text, 'txt', 'text', 'html'],
    json: ['JSON', 'json', 'json', 'html'],
  }
}

/** Certifies sets: shows what their tests cover, saves that in any form, and verifies saved certificates. */
export class Certifying {
  private lastFolder: string | undefined

  constructor(private readonly options: CertifyingOptions) {}

  /** The current certificate of a set, or a sentence. */
  async show(set: string): Promise<Result<SetCertificate, string>> {
    const found = await this.found(set)
    if (!found.ok) return found
    const { certificates, without } = found.value
    const papers = certificates.map((one) => paperOf(spoken, one, sha256(JSON.stringify(one))))
    return ok({ papers, without })
  }

  /** Asks where to save and writes the current certificate there, whole or not at all. */
  async save(set: string, file: CertificateFile): Promise<SavedCertificate> {
    const found = await this.found(set)
    if (!found.ok) return { kind: 'failed', message: found.error }
    const [title, ending, form, written] = kinds()[file]
    const open = this.options.find(set)
    const name = `${open?.name ?? 'set'}-certificate.${ending}`
    const { lastFolder } = this
    const target = await this.options.dialogs.save({
      defaultPath: lastFolder === undefined ? name : join(lastFolder, name),
      filters: [{ name: title, extensions: [ending] }],
    })
    if (target === null) return { kind: 'cancelled' }
    this.lastFolder = dirname(target)
    if (open && wouldBeTest(open.path, target)) {
      const message = setsWords().certificate.wouldBeTest
      return { kind: 'failed', message }
    }
    const content = Buffer.from(writtenCertificates(spoken, found.value.certificates, form, sha256))
    const made = { kind: 'files', files: [{ path: name, content }] } as const
    const problem = await writePackageTo(target, written, made, this.options, () => false)
    return problem === null ? { kind: 'saved', path: target } : { kind: 'failed', message: problem }
  }

  /** Asks for a certificate and verifies it; else a sentence, or null if the user chose none. */
  async verify(set: string): Promise<Result<CertificateVerdict, string | null>> {
    const [path] = await this.options.dialogs.open({
      what: 'files',
      title: setsWords().certificate.verifyTitle,
      buttonLabel: setsWords().certificate.verify,
      filters: [{ name: setsWords().certificate.files, extensions: ['html', 'json'] }],
      ...(this.lastFolder === undefined ? {} : { defaultPath: this.lastFolder }),
    })
    if (path === undefined) return err(null)
    const text = await readLevel(path)
    if (!text.ok) return err(text.error.message)
    const claimed = certificatesIn(text.value)
    if (!claimed.ok) return err(`${basename(path)}: ${claimed.error}.`)
    // The set may have changed since it was looked at last.
    await this.options.find(set)?.seen()
    const found = await this.found(set)
    if (!found.ok) return found
    const { certificates, without } = found.value
    const broken = brokenPoints(words, claimed.value, certificates, without)
    return ok({ file: basename(path), broken })
  }

  private async found(set: string): Promise<Result<CertifiedSet, string>> {
    const open = this.options.find(set)
    if (!open) return err(setsWords().notOpen)
    const now = await foundSet(open)
    if (!now.ok) return now
    const certificates = certify(spoken, now.value, this.options.version, sha256)
    const without = now.value.tests.filter(isUncertified).length
    return certificates.length > 0
      ? ok({ certificates, without })
      : err(setsWords().certificate.nothing)
  }
}
