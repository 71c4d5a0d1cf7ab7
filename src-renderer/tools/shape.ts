/** How the cells that a painting tool takes are laid out. */
export const shapes = ['free', 'line', 'rectangle', 'frame', 'ellipse', 'fill'] as const

export type ShapeId = (typeof shapes)[number]
