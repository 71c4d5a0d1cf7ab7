import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MOST_PICTURE_MB } from '@core/package/own-statement/fill'
import type { OwnStatement } from '@core/package/package'
import { decodeText } from '@core/kernel/decode-text'
import { err, ok, type Result } from '@core/kernel/result'
import { isOfStatement, STATEMENT_FOLDER, statementPath } from '@core/suite/statement-files'
import { languages } from '@core/words'
import { reasonOf } from '../files/file-problem'
import { mainWords } from '../main-words'
import { whyNoText } from '../not-text'

const MEGABYTE = 1_000_000
/** Megabytes that the text of a statement may have. */
const MOST_TEXT_MB = 1

/** A statement that cannot be read. */
export interface UnreadStatement {
  /** Below the set. */
  readonly file: string
  /** A sentence without a full stop. */
  readonly problem: string
}

/**
 * The statements that are written beside the tests of a folder, with the pictures beside them; none where there is no such
 * folder. Links are not followed, and pictures that are too large are left out.
 */
export async function readStatements(
  folder: string,
): Promise<Result<OwnStatement[], UnreadStatement>> {
  const names = await readdir(join(folder, STATEMENT_FOLDER)).catch((): string[] => [])
  const pictures: Record<string, Uint8Array> = {}
  for (const name of names.filter((one) => /\.(?:png|jpe?g)$/i.test(one)).sort()) {
    if (!isOfStatement(`${STATEMENT_FOLDER}/${name}`)) continue
    const bytes = await bytesOf(join(folder, STATEMENT_FOLDER, name), MOST_PICTURE_MB)
    if (bytes.ok && bytes.value) pictures[name] = bytes.value
  }
  const found: OwnStatement[] = []
  for (const language of languages) {
    const file = statementPath(language)
    if (!names.includes(`${language}.md`)) continue
    const bytes = await bytesOf(join(folder, file), MOST_TEXT_MB)
    if (!bytes.ok) return err({ file, problem: bytes.error })
    if (bytes.value === null) continue
    const text = decodeText(bytes.value)
    if (!text.ok) return err({ file, problem: whyNoText(text.error) })
    found.push({ language, file, text: text.value, pictures })
  }
  return ok(found)
}

/** The bytes of a plain file; null for anything else. Else why they cannot be read. */
async function bytesOf(
  path: string,
  megabytes: number,
): Promise<Result<Uint8Array | null, string>> {
  try {
    const about = await lstat(path)
    if (!about.isFile()) return ok(null)
    if (about.size > megabytes * MEGABYTE) return err(mainWords().reasons.tooLarge({ megabytes }))
    return ok(new Uint8Array(await readFile(path)))
  } catch (error) {
    return err(reasonOf(error))
  }
}
