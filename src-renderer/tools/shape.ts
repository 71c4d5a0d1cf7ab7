/** The shapes of the cells that a painting tool changes. */
export const shapes = ['free', 'line', 'rectangle', 'frame', 'ellipse', 'fill'] as const

export type ShapeId = (typeof shapes)[number]
