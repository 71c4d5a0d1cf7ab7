import type { Manual, ManualPage } from '@core/protocol/manual'

const style = `body{max-width:46em;margin:2em auto;padding:0 1em;font:16px/1.5 system-ui,sans-serif;color:#1b1f24}
@media(prefers-color-scheme:dark){body{background:#16191d;color:#e3e6ea}a{color:#7fb2f0}}
img{max-width:100%;border:1px solid #8886}kbd{padding:0 .3em;border:1px solid #8888;border-radius:4px;font-size:.9em}
pre{padding:.6em;overflow:auto;background:#8882}table{border-collapse:collapse}td,th{padding:.2em .6em;border:1px solid #8886;text-align:start}`

/** The manual as files that any browser shows; pictures that were not taken leave what they would show in words. */
export function standalonePages(
  { title, groups, pages }: Manual,
  language: string,
): readonly { readonly name: string; readonly source: string }[] {
  const titleOf = new Map(pages.map((page) => [page.id, page.title]))
  const lists = groups.map(
    (group) =>
      `<h2>${group.title}</h2>\n<ul>\n${group.pages.map((id) => `<li><a href="${id}.html">${titleOf.get(id)!}</a></li>`).join('\n')}\n</ul>`,
  )
  const contents = `<h1>${title}</h1>\n${lists.join('\n')}`
  const wrapped = (name: string, heading: string, body: string) => ({
    name: `${name}.html`,
    source: `<!doctype html>\n<html lang="${language}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${heading}</title>\n<style>\n${style}\n</style>\n</head>\n<body>\n${body}\n</body>\n</html>\n`,
  })
  const pageOf = ({ id, title: heading, html }: ManualPage) =>
    wrapped(id, heading, `<p><a href="index.html">${title}</a></p>\n${asFile(html)}`)
  return [wrapped('index', title, contents), ...pages.map(pageOf)]
}

/** A page with links to files, headings from the first level on, and pictures beside it. */
function asFile(html: string): string {
  return html
    .replace(
      /<a href="#manual" data-to="([\w-]+)(?:#([^"]+))?">/g,
      (_, page: string, anchor?: string) =>
        anchor === undefined
          ? `<a href="${page}.html">`
          : `<a href="${page}.html#manual-${anchor}">`,
    )
    .replace(/<img data-picture="([^"]+)"/g, '<img loading="lazy" src="$1.png"')
    .replace(
      /<(\/?)h([2-6])/g,
      (_, slash: string, depth: string) => `<${slash}h${Number(depth) - 1}`,
    )
    .replace(/ tabindex="-1"/g, '')
}
