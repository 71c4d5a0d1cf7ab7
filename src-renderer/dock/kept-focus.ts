/**
 * Notes what has the focus, and the caret in it; returns a function to be called once elements have been moved in the page. By
 * then what was moved has lost the focus, so it gets it back, or the `heir` that is named for it. A text gets its caret back
 * with it: a browser would put that to the beginning, and on a slow machine the editor would believe it.
 */
export function keepFocus(heirOf: (focused: HTMLElement) => HTMLElement | null): () => void {
  const { activeElement: focused } = document
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection()!
  return () => {
    if (document.activeElement === focused || !(focused instanceof HTMLElement)) return
    const heir = heirOf(focused)
    heir?.focus({ preventScroll: true })
    if (!focusNode || !heir?.isContentEditable || !heir.contains(anchorNode)) return
    getSelection()!.setBaseAndExtent(anchorNode!, anchorOffset, focusNode, focusOffset)
  }
}
