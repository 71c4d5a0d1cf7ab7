/** Whether the page runs on macOS, where ⌘ is used in place of Ctrl. */
export const isMac = navigator.platform.startsWith('Mac')
