import { runCaptured } from './captured-io'
import { englishWords } from './english-words'
import { plainArtist } from './plain-artist'

/** How a command line is judged that is to report in another language. */
export interface ReportCase {
  /** Standard output is official text: it is not looked at. */
  readonly official?: true
  /** Names that come from the command line or its files. */
  readonly own?: readonly string[]
}

/** The words of a command line, in which `@` stands for the folder of a test. */
export function argumentsOf(line: string, at: (name: string) => string): string[] {
  return line.split(' ').map((word) => word.replace(/(?<=^|:)@/, at('/')))
}

/** Runs such a command line; returns what it reports and the English words in that. */
export async function englishReport(
  line: string,
  at: (name: string) => string,
  { official, own }: ReportCase = {},
): Promise<{ readonly report: string; readonly words: readonly string[] }> {
  const { out, err } = await runCaptured(argumentsOf(line, at), { artist: plainArtist })
  const report = official ? err : `${out}\n${err}`
  return { report, words: englishWords(report, own) }
}
