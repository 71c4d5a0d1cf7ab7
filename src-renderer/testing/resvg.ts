import { initWasm } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url&inline'

let loaded: Promise<void> | null = null

/** Makes ready what draws SVG as PNG; once for all test files that share it. */
export function loadResvg(): Promise<void> {
  return (loaded ??= fetch(wasm)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => initWasm(bytes)))
}
