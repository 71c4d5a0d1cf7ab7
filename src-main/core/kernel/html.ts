/** Escapes a plain text for HTML, between tags or in a quoted attribute. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** An SVG document as a `data:` address. */
export function svgAddress(svg: string): string {
  const inUrl = (sign: string): string =>
    `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  return `data:image/svg+xml;charset=utf-8,${svg.replace(/[%#"&<>\n\r]/g, inUrl)}`
}

/** A whole document that asks no one for anything and runs no script. `body` and `style` are HTML and CSS. */
export function htmlDocument(
  language: string,
  title: string,
  style: string,
  body: readonly string[],
): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${html(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
