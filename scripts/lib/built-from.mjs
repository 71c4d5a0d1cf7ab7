// What a build was made of, and so what of it a change has made old.
import { createHash } from 'node:crypto'

/** Code of the page. Main is built of some of it: what paints without a page, and the page that shows one level. */
const OF_PAGE = /^src-renderer\/.*\.(ts|svelte)$/

/** `sources` maps the path of each file to a hash of it; `painting` are the files of the page that main was built of. */
export function stampOf(sources, painting) {
  const isOfMain = (file) => !OF_PAGE.test(file) || painting.includes(file)
  return { whole: hashOf(sources, () => true), main: hashOf(sources, isOfMain), painting }
}

/** What is to be built where a build with this stamp lies, null if there is none: 'all', 'page' or 'nothing'. */
export function staleParts(stamp, sources) {
  if (stamp === null) return 'all'
  const now = stampOf(sources, stamp.painting)
  if (now.whole === stamp.whole) return 'nothing'
  return now.main === stamp.main ? 'page' : 'all'
}

/** Of all names, since a new file can take the place of another, and of the files that count. */
function hashOf(sources, isCounted) {
  const hash = createHash('sha256')
  for (const [file, content] of sources) {
    hash.update(`${file}\0`)
    if (isCounted(file)) hash.update(`${content}\0`)
  }
  return hash.digest('hex')
}
