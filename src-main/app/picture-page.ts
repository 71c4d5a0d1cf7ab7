/** A page that contains only an SVG picture, from edge to edge. */
export function picturePage(svg: string): string {
  const style = 'body { margin: 0 } svg { display: block }'
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${svg}`
}
