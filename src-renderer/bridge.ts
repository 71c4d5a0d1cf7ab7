import type { Bridge } from '@core/protocol/ipc'

declare global {
  interface Window {
    readonly bridge: Bridge
  }
}

/** The page's only way out; nothing else touches `window.bridge`. */
export const bridge: Bridge = window.bridge
