// The manual as it lies in docs/manual: a folder for each language, a file for each page, and the contents in index.md.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manual, ManualPage } from '@core/protocol/manual'
import { readPage, type ReadPage } from './render'

/** The page that lists the others. */
const CONTENTS = 'index'

/** Codes of the languages that the manual is written in. */
export function manualLanguages(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** All pages of a language by their names, with what they use; the contents are none. */
export function pagesOf(folder: string, language: string): ReadonlyMap<string, ReadPage> {
  const english = new Map(namesIn(folder, 'en').map((id) => [id, read(folder, 'en', id)]))
  if (language === 'en') return english
  return new Map(
    namesIn(folder, language).map((id) => [
      id,
      read(folder, language, id, english.get(id)?.anchors),
    ]),
  )
}

/** The manual in one language as the window shows it. */
export function manualOf(folder: string, language: string): Manual {
  const pages = pagesOf(folder, language)
  const { title, groups } = contentsOf(folder, language)
  const told = groups.flatMap((group) => group.pages)
  const missing = [...pages.keys()].filter((id) => !told.includes(id))
  const unknown = told.filter((id) => !pages.has(id))
  if (missing.length + unknown.length > 0) {
    throw new Error(`${language}: the contents lack ${missing.join()} and name ${unknown.join()}`)
  }
  const shown = ({ id, title, html, parts }: ReadPage): ManualPage => ({ id, title, html, parts })
  return { title, groups, pages: told.map((id) => shown(pages.get(id)!)) }
}

/** What the contents list: a list of pages under each heading. */
function contentsOf(folder: string, language: string): Pick<Manual, 'title' | 'groups'> {
  const lines = readFileSync(join(folder, language, `${CONTENTS}.md`), 'utf8').split('\n')
  const groups: { title: string; pages: string[] }[] = []
  for (const line of lines) {
    const [, heading] = /^## (.+)$/.exec(line) ?? []
    const [, page] = /^- \[.+\]\(([\w-]+)\.md\)$/.exec(line) ?? []
    if (heading !== undefined) groups.push({ title: heading, pages: [] })
    if (page !== undefined) groups.at(-1)?.pages.push(page)
  }
  return { title: lines[0]!.replace(/^# /, ''), groups }
}

function namesIn(folder: string, language: string): readonly string[] {
  return readdirSync(join(folder, language))
    .filter((file) => file.endsWith('.md') && file !== `${CONTENTS}.md`)
    .map((file) => file.slice(0, -'.md'.length))
    .sort()
}

function read(folder: string, language: string, id: string, anchors?: readonly string[]): ReadPage {
  return readPage(id, readFileSync(join(folder, language, `${id}.md`), 'utf8'), anchors)
}
