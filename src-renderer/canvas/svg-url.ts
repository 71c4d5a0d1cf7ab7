/** The URL of an SVG picture, for images of the page. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`
}
