import { resolve } from 'node:path'

/** The arguments of the app. */
export interface CommandLine {
  /** Absolute paths. */
  readonly files: readonly string[]
  readonly isDemo: boolean
  /** File for the demo's screenshot; null for the default place. */
  readonly screenshot: string | null
  /** Code of the requested language (`--lang=ru`); null: the one from the settings. */
  readonly language: string | null
  /** Tests read the page's state through a probe. */
  readonly isProbed: boolean
}

export interface CommandLineContext {
  readonly workingFolder: string
  /** Folder of the app if it was an argument of the runtime; null in a packaged app. */
  readonly appFolder: string | null
}

/**
 * Reads the arguments. Switches that are not ours belong to the runtime and are ignored; everything after `--` is a
 * file.
 */
export function readCommandLine(
  argv: readonly string[],
  { workingFolder, appFolder }: CommandLineContext,
): CommandLine {
  const files: string[] = []
  let isDemo = false
  let isProbed = false
  let language: string | null = null
  let screenshot: string | null = null
  let isAppFolderSeen = appFolder === null
  let isRestFiles = false

  for (const word of argv.slice(1)) {
    const path = resolve(workingFolder, word)
    if (isRestFiles) files.push(path)
    else if (word === '--') isRestFiles = true
    else if (word === '--demo') isDemo = true
    else if (word === '--e2e') isProbed = true
    else if (word.startsWith('--lang=')) language = word.slice('--lang='.length)
    else if (word.startsWith('--screenshot=')) {
      screenshot = resolve(workingFolder, word.slice('--screenshot='.length))
    } else if (word.startsWith('-') || word === '') continue
    else if (!isAppFolderSeen && path === appFolder) isAppFolderSeen = true
    else files.push(path)
  }
  return { files, isDemo, screenshot, language, isProbed }
}
