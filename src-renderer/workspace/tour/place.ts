import { computePosition, flip, offset, shift } from '@floating-ui/dom'
import type { Box } from './boxes'

/** Distance in pixels between the card and its target, and between the card and the edge of the window. */
const GAP = 12
/** Height of the transport at the bottom of the window, in pixels. */
const TRANSPORT = 150

/** The position of the card beside its target; without a target in the middle, above the transport. */
export async function placeBeside(
  target: Box | undefined,
  card: HTMLElement,
): Promise<{ readonly x: number; readonly y: number }> {
  if (!target) {
    const { width, height } = card.getBoundingClientRect()
    return { x: (innerWidth - width) / 2, y: innerHeight - height - TRANSPORT }
  }
  const { x, y, width, height } = target
  const rect = { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height }
  return computePosition({ getBoundingClientRect: () => rect }, card, {
    strategy: 'fixed',
    placement: 'right',
    middleware: [
      offset(GAP),
      flip({ padding: GAP, fallbackPlacements: ['top', 'bottom', 'left'] }),
      shift({ padding: GAP }),
    ],
  })
}
