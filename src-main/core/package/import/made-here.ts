import type { PackagesWords } from '../../words'
import { ILLEGAL } from '../match-programs'
import type { JudgePrograms, Voice } from '../package'

/** The constants that packages put into the heads of their programs, beside comments. */
const CONSTANT =
  /^(?:static const (?:char|bool) [A-Z_]+(?:\[\])? = .*;|[A-Z_]+ = (?:True|False|"[^"]*"|\(.*\)))$/

/**
 * Whether a program is one that packages come with, in the words of any language: a solution, a misreading, a
 * validator, a referee, a player. A program of this version is recognised by its bytes, so a changed one counts as the
 * setter's; one of another version is recognised by its head.
 */
export function isMadeHere(
  text: string,
  programs: JudgePrograms | null,
  { version, voices }: { readonly version: string; readonly voices: readonly Voice[] },
): boolean {
  const plain = text.replaceAll('\r\n', '\n')
  if (voices.some(({ words }) => faults(words).includes(plain))) return true
  const by = versionIn(plain, voices)
  if (by === null || by !== version || !programs) return by !== null && by !== version
  const { solve, validate, testlib, match } = programs
  const { validate: valid, check, match: played } = testlib ?? {}
  const sources = [solve, validate, valid, check, played?.interactor, played?.player]
  return [...sources, match?.referee, match?.player].some(
    (source) => source !== undefined && plain.endsWith(`\n${source}`) && isHead(plain, source),
  )
}

/** The same of the program that tells the jury why, whose source is `why`; its head has the table too. */
export function isWhyMadeHere(
  text: string,
  why: string | undefined,
  { version, voices }: { readonly version: string; readonly voices: readonly Voice[] },
): boolean {
  const plain = text.replaceAll('\r\n', '\n')
  const by = versionIn(plain, voices)
  return by === version ? why !== undefined && plain.endsWith(`\n${why}`) : by !== null
}

/** Programs that only make a mistake, from `match-programs.ts`. */
function faults({ programs: say }: PackagesWords): string[] {
  return [`# ${say.illegal}\n${ILLEGAL}`, `# ${say.silent}\n`]
}

/** The version of the app that a program's head names; null where it names none. */
export function versionIn(text: string, voices: readonly Voice[]): string | null {
  const head = text.split('\n', 12).map((line) => line.replace(/^(?:\/\/|#) /, ''))
  const MARK = '\u0000'
  for (const { words } of voices) {
    const { madeCpp, madeCppPlayer, madePython, madeTestlib, madeTable } = words.programs
    for (const made of [madeCpp, madeCppPlayer, madePython, madeTestlib, madeTable]) {
      const [before = '', after = ''] = made({ version: MARK }).split(MARK)
      const line = head.find((one) => one.startsWith(before) && one.endsWith(after))
      if (line !== undefined) return line.slice(before.length, line.length - after.length)
    }
  }
  return null
}

function isHead(text: string, source: string): boolean {
  const lines = text.slice(0, text.length - source.length).split('\n')
  return lines.every((line) => line === '' || /^(?:\/\/|#)/.test(line) || CONSTANT.test(line))
}
