import { START, type FilePlace } from '../../kernel/file-place'
import type { Games } from '../../games/registry'
import type { NotText } from '../../kernel/decode-text'
import { faultPlace } from '../../kernel/json-place'
import { err, ok, type Result } from '../../kernel/result'
import type { PackagesWords } from '../../words'
import type { KeptItem } from '../kept'
import type { JudgePrograms, Voice } from '../package'
import { isTooDeep, type ParseFault, type Parsers, type YamlDocument } from './parsed'

// As in `decode-text.ts`: not part of the language, but available everywhere.
declare const TextDecoder: new (
  label?: string,
  options?: { readonly ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array): string }

/** What the import needs apart from the package. */
export interface ImportParts extends Parsers {
  /** Of this app. */
  readonly version: string
  /** The words of messages about the import. */
  readonly teller: Voice
  /** The words that the package may be written in. */
  readonly voices: readonly Voice[]
  /** All games, in the words of the messages. */
  readonly games: Games
  whyNoText(fault: NotText): string
  programs(game: string): JudgePrograms | null
  /** The kept data in a JSON text; null if it is none. */
  kept(text: string): KeptItem | null
  /** The SHA-256 of a text, in hexadecimal digits. */
  sha256(text: string): string
  /** Whether a file is a program that a set can run, by its name. */
  isSource(file: string): boolean
}

/** A part of a package that is left out of the set. */
export interface LeftOutOfPackage {
  /** In the package; of several files the folder that they lie in, with "/" behind it. */
  readonly path: string
  /** From 1; null where it is the whole file. */
  readonly line: number | null
  /** In UTF-16 units, from 1; the same. */
  readonly column: number | null
  /** How many files; 1 for a part of one. */
  readonly files: number
  /** A sentence. */
  readonly why: string
}

type Say = PackagesWords['imported']

/** A package while it is read: its files, and which parts were taken or left out. */
export class PackageReading {
  readonly say: Say
  private readonly taken = new Set<string>()
  private readonly left: LeftOutOfPackage[] = []
  /** The parts that tests would have come from and that were left out. */
  readonly lostTests: (FilePlace & Pick<LeftOutOfPackage, 'path' | 'why'>)[] = []
  private isArchiveLost = false
  private readonly missing = new Set<string>()
  /** Of JSON files that were read. */
  private readonly values = new Map<string, unknown>()

  constructor(
    readonly files: ReadonlyMap<string, Uint8Array>,
    readonly parts: ImportParts,
    /** Archives of tests that cannot be read, each with a sentence that says why. */
    private readonly damaged: ReadonlyMap<string, string> = new Map(),
  ) {
    this.say = parts.teller.words.imported
  }

  /** The paths of all files that a pattern takes. */
  paths(pattern: RegExp): string[] {
    return [...this.files.keys()].filter((path) => pattern.test(path))
  }

  /** A file as text, whatever its bytes are; it is taken. Null where there is none. */
  text(path: string): string | null {
    const bytes = this.files.get(path)
    if (!bytes) return null
    this.taken.add(path)
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  }

  /** A YAML file; null where there is none. One that cannot be read is left out. */
  yaml(path: string): YamlDocument | null {
    return this.parsed(path, (text) => this.parts.yaml(text))
  }

  /** A JSON file as plain data; the same. */
  json(path: string): unknown {
    if (!this.values.has(path)) this.values.set(path, this.parsed(path, parsedJson))
    return this.values.get(path)
  }

  /** The same with any parser. */
  parsed<T>(path: string, read: (text: string) => Result<T, ParseFault>): T | null {
    const text = this.text(path)
    const found = text === null ? ok(null) : read(text)
    if (found.ok) return found.value
    this.leaveTests(
      path,
      this.say.unreadable({ problem: this.problemOf(found.error) }),
      found.error,
    )
    return null
  }

  private problemOf({ kind, found }: ParseFault): string {
    if (kind === 'syntax') return found
    const told = this.say.faults[kind]
    return typeof told === 'string' ? told : told({ found })
  }

  /** Files that are in the set, or that say nothing more. */
  take(...paths: readonly string[]): void {
    for (const path of paths) this.taken.add(path)
  }

  /** Says that something is left out. */
  leave(path: string, why: string, where: FilePlace | null = null): void {
    this.taken.add(path)
    const { line = null, column = null } = where ?? {}
    this.left.push({ path, line, column, files: 1, why })
  }

  /** Says so of what tests would have come from. */
  leaveTests(path: string, why: string, where: FilePlace): void {
    const { line, column } = where
    if (!this.isArchiveLost) this.lostTests.push({ path, line, column, why })
    this.leave(path, why, where)
  }

  /** Says of a file that tests would have come from that it is not there, however often it is named. */
  leaveMissing(path: string, file: string, where: FilePlace): void {
    if (this.missing.has(file)) return
    this.missing.add(file)
    this.leaveTests(path, this.say.noFile({ path: file }), where)
  }

  /** Whether the archive of the tests could be read; else says why not, before all that is missing without it. */
  hasArchive(path: string, archive: string, where: FilePlace): boolean {
    const why = this.damaged.get(archive)
    if (this.files.has(archive) && why === undefined) return true
    this.take(archive)
    if (why === undefined) this.leaveMissing(path, archive, where)
    else this.leaveTests(path, this.say.badArchive({ path: archive, why }), where)
    this.isArchiveLost = true
    return false
  }

  /** Says so of a key of a YAML file. */
  leaveKey(path: string, document: YamlDocument, key: readonly string[]): void {
    this.leave(path, this.say.key({ key: key.join('.') }), document.where(key))
  }

  /** Says so of a value that a set cannot have. */
  leaveValue(path: string, key: string, value: unknown, where: FilePlace | null): void {
    const told = typeof value === 'string' ? value : JSON.stringify(value)
    this.leave(path, this.say.value({ key, value: told.slice(0, 100) }), where)
  }

  /** All that was left out, by its place; `whyOf` says it of files that nobody took. */
  leftOut(whyOf: (path: string) => string | null): LeftOutOfPackage[] {
    const rest = [...this.files.keys()].flatMap((path): LeftOutOfPackage[] => {
      const why = this.taken.has(path) ? null : (whyOf(path) ?? this.say.noPlace)
      return why === null ? [] : [{ path, line: null, column: null, files: 1, why }]
    })
    return inFolders([...this.left, ...rest]).sort(
      (a, b) =>
        compare(a.path, b.path) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0),
    )
  }
}

function parsedJson(text: string): Result<unknown, ParseFault> {
  try {
    const value: unknown = JSON.parse(text)
    return isTooDeep(value) ? err({ ...START, kind: 'deep', found: '' }) : ok(value)
  } catch {
    // Engines say in different words what is wrong, and not always where.
    return err({ ...(faultPlace(text) ?? START), kind: 'notJson', found: '' })
  }
}

/** Files of one folder that are left out for the same reason, as one entry where they are several. */
function inFolders(all: readonly LeftOutOfPackage[]): LeftOutOfPackage[] {
  const found = new Map<string, LeftOutOfPackage[]>()
  for (const one of all) {
    const folder = one.path.slice(0, one.path.lastIndexOf('/') + 1)
    const key = `${one.line === null ? folder : `${one.path}:${one.line}:${one.column}`}\n${one.why}`
    const held = found.get(key)
    if (held) held.push(one)
    else found.set(key, [one])
  }
  return [...found.values()].flatMap((some) => {
    const [first] = some
    const folder = first!.path.slice(0, first!.path.lastIndexOf('/') + 1)
    const isFolder = some.length > 1 && folder !== '' && first!.line === null
    return isFolder ? [{ ...first!, path: folder, files: some.length }] : some
  })
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
