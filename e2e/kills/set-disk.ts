import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Rng } from '../../src-main/core/kernel/rng'
import { makeSet } from '../pest-set'
import { samplePath } from '../samples'

/** Names of what is written beside the set; a package as a folder has the name that the dialog proposes. */
export const ARCHIVE = 'pests.zip'
export const FOLDER = 'pests'
export const CERTIFICATE = 'worth.json'

const OLD = '1\n1\n'
const RIGHT = '8\n8\n'

/** A set with programs beside it, what is written out of it, and what must be there whenever the app was killed. */
export class SetDisk {
  readonly out: string
  readonly temporary: string
  set = ''
  readonly programs: string[] = []
  private tests: ReadonlyMap<string, string> = new Map()
  private answers: ReadonlyMap<string, string> = new Map()
  /** Files of a package, as the first that was written had them. */
  private packed: readonly string[] = []
  private rule = 'tokens'

  constructor(readonly folder: string) {
    this.out = join(folder, 'out')
    this.temporary = join(folder, 'temporary')
  }

  async make(): Promise<void> {
    for (const one of [this.out, this.temporary, join(this.folder, 'programs')]) await mkdir(one)
    this.set = await makeSet(this.folder)
    // Every test is to have an answer.
    const broken = (await this.below(this.set)).filter((path) => path.includes('broken'))
    const sample = await readFile(samplePath('rockets'))
    for (const path of broken) await writeFile(join(this.set, path), sample)
    for (const path of await this.below(this.set))
      if (path.endsWith('.ans')) await rm(join(this.set, path))
    this.tests = await this.textsOf('.in')
    for (const [name, line] of [
      ['right.sh', 'sleep 0.1; echo 8; echo 8'],
      ['wrong.sh', 'sleep 0.1; echo 1; echo 1'],
    ] as const) {
      const path = join(this.folder, 'programs', name)
      await writeFile(path, `#!/bin/sh\ncat >/dev/null\n${line}\n`, { mode: 0o755 })
      this.programs.push(path)
    }
  }

  /** Takes what the first package has for what every one is to have. */
  async learnPackage(): Promise<void> {
    this.packed = await this.below(join(this.out, FOLDER))
  }

  /** Answers of some tests are gone, those of others are wrong, and there is no package as a folder. To be called while no app runs. */
  async disturb(rng: Rng): Promise<void> {
    for (const test of this.tests.keys()) {
      const path = join(this.set, test.replace(/in$/, 'ans'))
      if (rng.below(2) === 0) await writeFile(path, OLD)
      else await rm(path, { force: true })
    }
    await rm(join(this.out, FOLDER), { recursive: true, force: true })
    this.answers = await this.textsOf('.ans')
  }

  /** The notes are about to say this. */
  choosing(rule: string): void {
    this.rule = rule
  }

  /** What is torn, as it lies right after the kill; a sentence each. */
  async torn(before: string): Promise<string[]> {
    const faults: string[] = []
    const tests = await this.textsOf('.in')
    for (const [path, text] of this.tests)
      if (tests.get(path) !== text) faults.push(`${path}: a test has changed`)
    for (const [path, text] of await this.textsOf('.ans'))
      if (text !== RIGHT && text !== this.answers.get(path)) faults.push(`${path}: ${text}`)
    for (const path of this.answers.keys())
      if (!existsSync(join(this.set, path))) faults.push(`${path}: an answer is gone`)
    const archive = await readFile(join(this.out, ARCHIVE)).catch(() => null)
    if (archive) faults.push(...(await this.tornPackage(ARCHIVE, () => namesIn(archive))))
    if (existsSync(join(this.out, FOLDER)))
      faults.push(...(await this.tornPackage(FOLDER, () => this.below(join(this.out, FOLDER)))))
    const worth = await readFile(join(this.out, CERTIFICATE), 'utf8').catch(() => null)
    if (worth !== null && !isCertificate(worth)) faults.push(`${CERTIFICATE}: is torn`)
    const { compare = 'tokens', programs } = JSON.parse(await this.notes()) as {
      compare?: string
      programs: unknown[]
    }
    if (![before, this.rule].includes(compare)) faults.push(`boardwright.json compares ${compare}`)
    if (programs.length !== this.programs.length) faults.push('boardwright.json lost programs')
    return faults
  }

  /** How the set compares answers, as its file says. */
  async compares(): Promise<string> {
    const { compare = 'tokens' } = JSON.parse(await this.notes()) as { compare?: string }
    return compare
  }

  /** What lies in the user's folders, or among temporary files of apps that are gone, and is no one's. */
  async leftovers(): Promise<string[]> {
    const isKnown = (path: string): boolean =>
      this.tests.has(path.replace(/ans$/, 'in')) || path === 'boardwright.json'
    const beside = await readdir(this.out)
    const temporary = await readdir(this.temporary)
    return [
      ...(await this.below(this.set)).filter((path) => !isKnown(path)),
      ...beside.filter((name) => ![ARCHIVE, FOLDER, CERTIFICATE].includes(name)),
      ...temporary.filter((name) => {
        const [, pid] = /^boardwright-(?:run|build)-(\d+)-/.exec(name) ?? []
        return pid !== undefined && !existsSync(`/proc/${pid}`)
      }),
    ]
  }

  /** Processes of the programs that are still there. */
  async running(): Promise<string[]> {
    const all = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
    const lines = await Promise.all(
      all.map(async (pid) => {
        const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
        const place = await readlink(`/proc/${pid}/cwd`).catch(() => '')
        const isOurs = this.programs.some((path) => line.includes(path))
        return isOurs || place.startsWith(this.temporary) ? [`${pid} ${line}`] : []
      }),
    )
    return lines.flat()
  }

  private async tornPackage(
    name: string,
    look: () => readonly string[] | Promise<readonly string[]>,
  ): Promise<string[]> {
    try {
      const found = await look()
      const missing = this.packed.filter((one) => !found.includes(one))
      const more = found.filter((one, at) => !this.packed.includes(one) || found.indexOf(one) < at)
      return [
        ...missing.map((one) => `${name}: ${one} is missing`),
        ...more.map((one) => `${name}: ${one} is there, too`),
      ]
    } catch (error) {
      return [`${name}: ${String(error)}`]
    }
  }

  private notes(): Promise<string> {
    return readFile(join(this.set, 'boardwright.json'), 'utf8')
  }

  private async textsOf(ending: string): Promise<Map<string, string>> {
    const paths = (await this.below(this.set)).filter((path) => path.endsWith(ending))
    const texts = paths.map(async (path) => {
      return [path, await readFile(join(this.set, path), 'utf8')] as const
    })
    return new Map(await Promise.all(texts))
  }

  private async below(folder: string): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  }
}

/** Names in an archive that is whole; throws for one that is not. */
function namesIn(archive: Uint8Array): string[] {
  return Object.keys(unzipSync(archive))
}

function isCertificate(text: string): boolean {
  try {
    const { coverage } = JSON.parse(text) as { coverage?: unknown }
    return coverage !== undefined && text.endsWith('\n')
  } catch {
    return false
  }
}
