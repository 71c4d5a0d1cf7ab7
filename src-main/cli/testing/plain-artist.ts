import type { Artist } from '../../artist/artist'

/** Draws pictures that say no more than how large they are to be. */
export const plainArtist: Artist = {
  maker: {
    sizeOf: ({ options: { scale } }) => ({ width: scale * 40, height: scale }),
    svg: ({ options: { scale } }) => `<svg scale="${scale}"/>`,
    tikz: ({ options: { scale } }) => `\\draw (${scale},0);\n`,
  },
  measure: (text) => text.length,
  png: (svg) => Promise.resolve(new TextEncoder().encode(`PNG of ${svg}`)),
}
