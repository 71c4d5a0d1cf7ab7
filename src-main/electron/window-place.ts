import { z } from 'zod'
import { JsonStore } from '../files/json-store'

/** A part of the desktop, in the system's pixels. */
export interface DesktopArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Position and size of the window when it is not maximised. */
export interface WindowPlace extends DesktopArea {
  readonly isMaximised: boolean
}

const pixels = z.int().min(-100_000).max(100_000)
const schema = z.object({
  version: z.literal(1),
  x: pixels,
  y: pixels,
  width: pixels.min(1),
  height: pixels.min(1),
  isMaximised: z.boolean(),
})

/** Remembers the window's place from one start to the next. */
export class WindowPlaces {
  private readonly store: JsonStore<z.infer<typeof schema>>
  private written = ''

  constructor(storePath: string, onError: (error: unknown) => void) {
    this.store = new JsonStore(storePath, schema, onError)
  }

  /** Last place of the window; null if unknown. */
  load(): WindowPlace | null {
    const read = this.store.read()
    if (!read) return null
    const { x, y, width, height, isMaximised } = read
    return { x, y, width, height, isMaximised }
  }

  save(place: WindowPlace): void {
    const json = JSON.stringify(place)
    if (json === this.written) return
    this.written = json
    this.store.write({ version: 1, ...place })
  }

  /** Resolves when everything is saved to disk. */
  settled(): Promise<void> {
    return this.store.settled()
  }
}

/**
 * The area, moved and if necessary shrunk to fit into the screen that it overlaps most. Null if it overlaps none: the
 * system then chooses a place.
 */
export function insideScreens(
  area: DesktopArea,
  screens: readonly DesktopArea[],
): DesktopArea | null {
  let best: DesktopArea | null = null
  let most = 0
  for (const screen of screens) {
    const shared = sharedPixels(area, screen)
    if (shared > most) [best, most] = [screen, shared]
  }
  if (!best) return null
  const width = Math.min(area.width, best.width)
  const height = Math.min(area.height, best.height)
  return {
    x: Math.min(Math.max(area.x, best.x), best.x + best.width - width),
    y: Math.min(Math.max(area.y, best.y), best.y + best.height - height),
    width,
    height,
  }
}

function sharedPixels(a: DesktopArea, b: DesktopArea): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
