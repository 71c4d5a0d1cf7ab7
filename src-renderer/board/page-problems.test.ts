import { expect, it } from 'vitest'
import { worstByPage } from './page-problems'

it('marks each page with the worst of its problems, and none for those of the whole level', () => {
  const problem = (severity: 'error' | 'warning', ...cells: number[]) => ({ severity, cells })
  const marks = worstByPage({ rows: 2, cols: 3 }, [
    problem('error', 7, 0),
    problem('warning', 11),
    problem('warning', 13),
    problem('warning'),
  ])
  expect([...marks]).toEqual([
    [1, 'error'],
    [2, 'warning'],
  ])
})
