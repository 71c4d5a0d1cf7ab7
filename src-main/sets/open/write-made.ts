import type { PackageForm } from '@core/protocol/packing'
import { userDisks } from '../../files/disks'
import { reasonOf, systemProblem } from '../../files/file-problem'
import { replaceFile } from '../../files/replace-file'
import type { Marked } from '../../files/save-marks'
import { plainTarget } from '../../files/write-level'
import type { MadePackage } from '../packer-messages'
import { writeFolder } from '../write-package'
import { setsWords } from '../sets-words'

/** Ms that a disk may take for a part. */
const PATIENCE = 20_000

/** The functions of the app that writing a package needs. */
export interface WritingHands {
  /** An HTML document as PDF, on a size of paper. */
  readonly pdf: (html: string, paper: 'A4' | 'Letter') => Promise<Uint8Array>
  /** Marks a writing as long as it lasts, so that the next start removes the remains of an interrupted one. */
  readonly marked: Marked
}

/** Writes a package to its place, all of it or nothing; returns a sentence if it cannot. */
export async function writePackageTo(
  target: string,
  form: PackageForm,
  made: MadePackage,
  { pdf, marked }: WritingHands,
  isStopped: () => boolean,
): Promise<string | null> {
  try {
    if (made.kind === 'files' && form === 'folder') {
      const { files } = made
      const written = await marked(target, (onTemporary) =>
        userDisks.ask(
          target,
          ({ alive, isGivenUp }) =>
            writeFolder(target, files, {
              onTemporary,
              alive,
              isGivenUp: () => isGivenUp() || isStopped(),
            }),
          PATIENCE,
        ),
      )
      return written.ok ? null : setsWords().packing.folder({ reason: written.error })
    }
    const content = await fileOf(made, form, pdf)
    if (isStopped()) return ''
    return await marked(target, (onTemporary) =>
      userDisks.ask(
        target,
        async (sign) => {
          const place = await plainTarget(target)
          if (!place.ok) return place.error.message
          await replaceFile(place.value, content, { ...sign, onTemporary })
          return null
        },
        PATIENCE,
      ),
    )
  } catch (error) {
    if (isStopped()) return ''
    return (
      systemProblem(target, 'written', error)?.message ??
      setsWords().packing.notWritten({ reason: reasonOf(error) })
    )
  }
}

async function fileOf(
  made: MadePackage,
  form: PackageForm,
  pdf: WritingHands['pdf'],
): Promise<string | Uint8Array> {
  if (made.kind === 'archive') return made.bytes
  const { content } = made.files[0]!
  if (form !== 'pdf-a4' && form !== 'pdf-letter') return content
  return pdf(content.toString(), form === 'pdf-a4' ? 'A4' : 'Letter')
}
