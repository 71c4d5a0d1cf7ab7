/**
 * Notes how far everything within an element is scrolled; returns a function to be called once its parts have been moved in
 * the page, by which a browser scrolls them back to their beginnings.
 */
export function keepScroll(host: HTMLElement): () => void {
  const places = [...host.querySelectorAll('*')]
    .map((part) => ({ part, top: part.scrollTop, left: part.scrollLeft }))
    .filter(({ top, left }) => top !== 0 || left !== 0)
  return () => {
    for (const { part, top, left } of places) {
      part.scrollTop = top
      part.scrollLeft = left
    }
  }
}
