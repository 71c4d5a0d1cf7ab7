import { describe, expect, test } from 'vitest'
import { Camera } from './camera'
import { squareGeometry } from './geometry'

function fitted(width: number, height: number, rows: number, cols: number): Camera {
  const camera = new Camera()
  Object.assign(camera, { width, height })
  camera.fit(squareGeometry, { rows, cols })
  return camera
}

describe('fit', () => {
  test.each([
    [634, 567, 300, 300],
    [634, 567, 1000, 1000],
    [300, 900, 25, 25],
    [900, 300, 3, 40],
  ])(
    'a pane of %i x %i shows all of %i x %i, coordinates included',
    (width, height, rows, cols) => {
      const camera = fitted(width, height, rows, cols)
      const bounds = squareGeometry.bounds({ rows, cols })
      const first = camera.toScreen({ x: bounds.x, y: bounds.y })
      const last = camera.toScreen({ x: bounds.x + bounds.width, y: bounds.y + bounds.height })
      // Corners lie on whole pixels.
      expect(Math.min(first.x, first.y)).toBeGreaterThanOrEqual(-1)
      expect(last.x).toBeLessThanOrEqual(width + 1)
      expect(last.y).toBeLessThanOrEqual(height + 1)
    },
  )

  test.each([
    [850, 630, 200, 200],
    [850, 630, 30, 30],
    [500, 600, 5, 5],
  ])('in %i x %i the rulers of %i x %i cover none of its cells', (width, height, rows, cols) => {
    const camera = new Camera()
    Object.assign(camera, { width, height, rim: { pixels: 22, cells: 0.5 } })
    camera.fit(squareGeometry, { rows, cols })
    const first = camera.toScreen({ x: 0, y: 0 })
    const last = camera.toScreen({ x: cols, y: rows })
    const room = 22 + 0.5 * camera.cell - 1
    for (const edge of [first.x, first.y, width - last.x, height - last.y])
      expect(edge).toBeGreaterThanOrEqual(room)
  })

  test('what was fitted smaller than the smallest zoom is not jumped to by zooming out', () => {
    const camera = fitted(634, 567, 1000, 1000)
    const { cell } = camera
    camera.zoom(0.8, 0, 0)
    expect(camera.cell).toBe(cell)
    camera.zoom(1.25, 0, 0)
    expect(camera.cell).toBeGreaterThan(cell)
  })
})

describe('a bar that comes and goes', () => {
  const size = { rows: 5, cols: 12 }

  test('leaves the board where it is on the screen', () => {
    const camera = fitted(600, 500, size.rows, size.cols)
    const { cell, originY } = camera
    camera.fitBeside(squareGeometry, size, 464, 36)
    expect(camera).toMatchObject({ cell, originY: originY - 36, isFitted: true })
    camera.fitBeside(squareGeometry, size, 500, 0)
    expect(camera).toMatchObject({ cell, originY, isFitted: true })
  })

  test('below it, too', () => {
    const camera = fitted(600, 500, size.rows, size.cols)
    const { cell, originY } = camera
    camera.fitBeside(squareGeometry, size, 464, 0)
    expect(camera).toMatchObject({ cell, originY })
  })

  test('covers no row: a board that fills the pane is fitted again, and comes back', () => {
    const tall = { rows: 20, cols: 5 }
    const camera = fitted(600, 500, tall.rows, tall.cols)
    const { cell, originY } = camera
    camera.fitBeside(squareGeometry, tall, 464, 36)
    expect(camera.cell).toBeLessThan(cell)
    camera.fitBeside(squareGeometry, tall, 500, 0)
    expect(camera).toMatchObject({ cell, originY })
  })

  test('a pane that grows beyond what it was is filled', () => {
    const tall = { rows: 20, cols: 5 }
    const camera = fitted(600, 500, tall.rows, tall.cols)
    const { cell } = camera
    camera.fitBeside(squareGeometry, tall, 600, 0)
    expect(camera.cell).toBeGreaterThan(cell)
  })
})
