import type { ManualPictures } from '@core/protocol/manual'

/** The facts that are filled in on a page of the manual. */
export interface PageFacts {
  readonly language: string
  readonly pictures: ManualPictures
  /** The user's key for a command; empty if it has none. */
  readonly keysOf: (command: string) => string
}

/** The HTML of a page with the user's keys, and with pictures if there are any. */
export function shownPage(html: string, { language, pictures, keysOf }: PageFacts): string {
  return html
    .replace(
      /(<kbd data-command="([^"]+)">)[^<]*/g,
      (whole: string, tag: string, command: string) => {
        const keys = keysOf(command)
        return keys === '' ? whole : tag + keys.replaceAll('<', '&lt;')
      },
    )
    .replace(
      /(?:<p>)?<img data-picture="([^"]+)" alt="([^"]*)">(?:<\/p>)?/g,
      (_, name: string, alt: string) => {
        const size = pictures[`${language}/${name}`]
        if (!size) return ''
        const [width, height] = size
        return `<img src="./manual/${language}/${name}.png" alt="${alt}" width="${width}" height="${height}" loading="lazy">`
      },
    )
}
