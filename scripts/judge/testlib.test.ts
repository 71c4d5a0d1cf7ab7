import { expect, test } from 'vitest'
import { judgePrograms } from './programs'

const programs = new Map(judgePrograms().map(({ name, source }) => [name, source]))

const ids = [...programs.keys()]
  .filter((name) => name.endsWith('/validate.cpp'))
  .map((name) => name.replace(/\/.*/, ''))

test('the games of the app have a validator with testlib', () => {
  const own = ['rockets', 'labyrinth', 'janken', 'progers', 'ghosts']
  expect(ids).toEqual(expect.arrayContaining(own))
})

/** Round numbers so large that the texts of twin do not reach them as counts. */
function largeNumbers(source: string): string[] {
  return [...new Set(source.match(/\b\d+000\b/g))].sort()
}

test.each(ids)('%s has the same large bounds in its validators in Python and in C++', (id) => {
  const [python, cpp] = ['validate.py', 'validate.cpp'].map((name) =>
    largeNumbers(programs.get(`${id}/${name}`)!),
  )
  expect(cpp).toEqual(python)
})

test.each(ids)(
  '%s has a validator with testlib that knows who plays where there is an interactor',
  (id) => {
    const takesMatches = programs.get(`${id}/validate.cpp`)!.includes('= readPlayers()')
    expect(takesMatches).toBe(programs.has(`${id}/interactor.cpp`))
  },
)

// testlib.h is not here; `npm run twin -- --validators --testlib PATH` compiles and runs these.
test.each(ids)('%s has a validator and a checker with testlib, of one constant each', (id) => {
  const constants = { 'validate.cpp': 'IS_STRICT', 'check.cpp': 'IS_EXACT' }
  for (const [name, constant] of Object.entries(constants)) {
    const source = programs.get(`${id}/${name}`) ?? ''
    expect(source).toContain(constant)
    expect(source.match(/^#include "testlib\.h"$/gm)).toHaveLength(1)
    expect(source.match(/^int main\(/gm)).toHaveLength(1)
    // Nobody but testlib says how a program ends.
    expect(source).not.toMatch(/\b(exit|abort|printf|cout|cin)\b/)
  }
})
