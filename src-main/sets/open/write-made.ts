import type { PackageForm } from '@core/protocol/packing'
import { userDisks } from '../../files/disks'
import { reasonOf, systemProblem } from '../../files/file-problem'
import { replaceFile } from '../../files/replace-file'
import { plainTarget } from '../../files/write-level'
import type { MadePackage } from '../packer-messages'
import { writeFolder } from '../write-package'
import { setsWords } from '../sets-words'

/** Ms that a disk may take for a part. */
const PATIENCE = 20_000

/** Puts a package into its place, all of it or nothing; gives a sentence where it cannot. */
export async function writeMade(
  target: string,
  form: PackageForm,
  made: MadePackage,
  pdf: (html: string, paper: 'A4' | 'Letter') => Promise<Uint8Array>,
  isStopped: () => boolean,
): Promise<string | null> {
  try {
    if (made.kind === 'files' && form === 'folder') {
      const { files } = made
      const written = await userDisks.ask(
        target,
        ({ alive, isGivenUp }) =>
          writeFolder(target, files, { alive, isGivenUp: () => isGivenUp() || isStopped() }),
        PATIENCE,
      )
      return written.ok ? null : setsWords().packing.folder({ reason: written.error })
    }
    const content = await fileOf(made, form, pdf)
    if (isStopped()) return ''
    return await userDisks.ask(
      target,
      async (sign) => {
        const place = await plainTarget(target)
        if (!place.ok) return place.error.message
        await replaceFile(place.value, content, sign)
        return null
      },
      PATIENCE,
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
  pdf: (html: string, paper: 'A4' | 'Letter') => Promise<Uint8Array>,
): Promise<string | Uint8Array> {
  if (made.kind === 'archive') return made.bytes
  const { content } = made.files[0]!
  if (form !== 'pdf-a4' && form !== 'pdf-letter') return content
  return pdf(content.toString(), form === 'pdf-a4' ? 'A4' : 'Letter')
}
