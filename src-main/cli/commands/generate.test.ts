import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { useLevelFolder } from '../testing/level-folder'

const { at } = useLevelFolder()

describe('generate', () => {
  test('gives the same bytes for the same seed, under names that tell it', async () => {
    const args = ['generate', 'rockets', '--seed', '7', '--set', 'width=9', 'height=9']
    const one = await runCaptured(args)
    expect(one).toMatchObject({ exitCode: 0, err: '', out: expect.stringMatching(/^9 9\n/) })
    const into = at('made')
    await runCaptured([...args, '--count', '3', '--into', into])
    const names = ['rockets-7.txt', 'rockets-8.txt', 'rockets-9.txt']
    expect(readdirSync(into)).toEqual(names)
    const [first, second] = names.map((name) => readFileSync(join(into, name), 'utf8'))
    expect(first).toBe(one.out)
    expect(second).not.toBe(first)
    const several = await runCaptured([...args, '--count', '2'])
    expect(several.out).toBe(`==> rockets-7.txt <==\n${first}==> rockets-8.txt <==\n${second}`)
  })

  test('gives names that count up, as long as the first or longer', async () => {
    const into = at('named')
    const args = ['generate', 'rockets', '--seed', '7', '--count', '3', '--into', into]
    expect((await runCaptured([...args, '--name', '08.in'])).exitCode).toBe(0)
    await runCaptured([...args, '--name', 'big-9.in'])
    const names = ['08.in', '09.in', '10.in', 'big-10.in', 'big-11.in', 'big-9.in']
    expect(readdirSync(into)).toEqual(names)
    const bytes = (name: string): string => readFileSync(join(into, name), 'utf8')
    expect(bytes('big-11.in')).toBe(bytes('10.in'))
    expect(bytes('08.in')).not.toBe(bytes('09.in'))
    const one = ['generate', 'rockets', '--seed', '7', '--into', into, '--name', 'alone']
    expect((await runCaptured(one)).exitCode).toBe(0)
    expect(bytes('alone')).toBe(bytes('08.in'))
  })

  test('says of levels without moves that no misreading can show', async () => {
    const args = ['generate', 'progers', '--seed', '1', '--count', '2']
    const { exitCode, err, out } = await runCaptured([...args, '--set', 'moves=0'])
    expect({ exitCode, err }).toEqual({
      exitCode: 0,
      err: 'note: nothing moves in these levels, so they cannot catch any misreading (moves=0)\n',
    })
    expect(out).toMatch(/^==> progers-1/)
    const played = await runCaptured(args)
    expect(played).toMatchObject({ exitCode: 0, err: '' })
    expect((await runCaptured(['generate', 'ghosts', '--seed', '1'])).err).toBe('')
  })

  test.each([
    [['--set', 'widht=9'], "rockets has no setting 'widht'; its settings are: width, height"],
    [['--set', 'width=2'], "width must be a whole number from 3 to 1000, not '2'"],
    [['--set', 'width=9.5'], "width must be a whole number from 3 to 1000, not '9.5'"],
    [
      ['--set', 'players=3', 'width=3', 'height=3'],
      'players=3 does not fit with the other settings: at most 1',
    ],
    [['--set', 'width=9,height=8'], 'separated by spaces: --set width=9 height=8'],
    [['--set', 'width'], "--set takes key=value, not 'width'\n"],
    [['--seed', '9007199254740991', '--count', '2'], 'the last seed is too large'],
    [
      ['--count', '2', '--name', 'all.in'],
      "has a number that counts up, such as 01.in, not 'all.in'",
    ],
    [['--name', '../1.in'], "--name is a name without a folder, not '../1.in'"],
    [['--name', ''], 'A name must not be empty.'],
    [['--name', '..'], "--name is a name without a folder, not '..'"],
    [['--count', '0'], 'It must be a whole number from 1 to 100000.'],
  ])('refuses %s', async (more, message) => {
    const done = await runCaptured(['generate', 'rockets', '--seed', '1', ...more])
    expect(done).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(message) })
  })
})
