import type { Bridge } from '@core/protocol/ipc'

declare global {
  var bridge: Bridge
}

/** The page's only way out. Nothing else touches the global one; classes are given a bridge, so that tests give theirs. */
export const bridge: Bridge = globalThis.bridge
