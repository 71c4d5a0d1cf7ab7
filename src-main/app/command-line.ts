import { resolve } from 'node:path'

/** What the app was started with. */
export interface CommandLine {
  /** Absolute. */
  readonly files: readonly string[]
  readonly isDemo: boolean
  /** Where the demo puts its picture; null means a place of its own choice. */
  readonly screenshot: string | null
  /** Code of the language that was asked for (`--lang=ru`); null: that of the settings. */
  readonly language: string | null
  /** Tests read the page's state through a probe. */
  readonly isProbed: boolean
}

export interface CommandLineContext {
  readonly workingFolder: string
  /** Folder of the app where the runtime was given it as an argument; null in a packaged app. */
  readonly appFolder: string | null
}

/**
 * Reads the arguments. Switches that are not ours belong to the runtime and are not touched; all that stands behind `--`
 * is a file.
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
