import { rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { needing } from '../../../../scripts/unit/needs'
import { notesWith, PRINTS, programSets, threePrograms } from './testing/program-set'

const open = programSets()

describe('trust', () => {
  needing('unix')
  test('is asked for before the first run alone, with all that is run', async () => {
    const set = await open(threePrograms)
    expect((await set.desk.list(set.set)).programs.map(({ isTrusted }) => isTrusted)).toEqual([
      false,
      false,
      false,
    ])
    await set.run({ extent: 'kept' })
    expect(set.questions).toEqual([])
    set.answer = 1
    expect(await set.run()).toMatchObject({ ran: 0, kept: 0 })
    expect(set.rows.map(({ state }) => state)).toEqual(['untrusted', 'untrusted', 'untrusted'])
    const [{ message, detail, defaultId, cancelId }] = set.questions as [(typeof set.questions)[0]]
    expect(message).toBe('Run 3 programs? Their commands come from the folder you opened.')
    expect(detail).toContain(`Folder: ${set.folder}`)
    expect(detail).toContain(`Command: ./bin/prints 0 0\nFile: ${set.folder}/bin/prints`)
    expect(detail).toMatch(/Command: sh -c .*\nFile: \/.*sh$/m)
    expect([defaultId, cancelId]).toEqual([1, 1])
    set.answer = 0
    expect(await set.run()).toMatchObject({ ran: 6 })
    await set.run({ extent: 'all' })
    await set.end()
    await set.start()
    await set.run({ extent: 'all' })
    expect(set.questions).toHaveLength(2)
    expect((await set.desk.list(set.set)).programs.every(({ isTrusted }) => isTrusted)).toBe(true)
  })

  test('ends with another command, another file behind a link, or another place of the folder', async () => {
    const set = await open({ ...threePrograms, 'boardwright.json': notesWith({ one: './link 0' }) })
    const link = join(set.folder, 'link')
    await symlink('bin/prints', link)
    await set.run()
    expect(set.questions.splice(0)).toHaveLength(1)
    await set.change({ 'boardwright.json': notesWith({ one: './link 1' }) })
    await set.run()
    expect(set.questions.splice(0)[0]?.detail).toContain('Command: ./link 1')
    await set.put({ 'bin/other': PRINTS })
    await rm(link)
    await symlink('bin/other', link)
    await set.run()
    expect(set.questions.splice(0)).toHaveLength(1)
    await set.run()
    expect(set.questions).toEqual([])
    await set.end()
    const other = join(set.root, 'moved')
    await rename(set.folder, other)
    await symlink(other, set.folder)
    await set.start()
    await set.run()
    expect(set.questions).toHaveLength(1)
  })

  test('shows what hides: letters without width, other directions, and long commands', async () => {
    const long = `./bin/prints ${'a '.repeat(500)}\u001b[2J\u202egnp.sh`
    const set = await open({ ...threePrograms, 'boardwright.json': notesWith({ one: long }) })
    await set.run()
    const [{ message, detail }] = set.questions as [(typeof set.questions)[0]]
    expect(message).toBe('Run one? Its command comes from the folder you opened.')
    expect(detail).toMatch(/^Command: \.\/bin\/prints a .*…a a .*\\u001b\[2J\\u202egnp\.sh$/m)
    expect(detail).toMatch(/^[\P{Cc}\n]*$/u)
    const [program] = (await set.desk.list(set.set)).programs
    expect(program!.command).toContain('\\u001b')
    expect(program!.command.length).toBeLessThanOrEqual(300)
  })

  test('offers isolation where this computer has it, from then on, and says what is not kept', async () => {
    const set = await open(threePrograms)
    const refused = async () => {
      await set.run()
      return set.questions.pop()!
    }
    set.answer = 1
    const without = await refused()
    expect(without.buttons).toEqual(['Run them', 'Not now'])
    expect(without.detail).toContain('your files and the network are open to it.')
    expect(without.detail).toContain('This computer cannot keep it away from them')

    set.isolation = { isOn: false, isHere: true }
    set.answer = 2
    const offered = await refused()
    expect(offered.buttons).toEqual(['Run them', 'Run them isolated', 'Not now'])
    expect([offered.defaultId, offered.cancelId]).toEqual([2, 2])
    expect(offered.detail).toContain(
      '“Run them isolated” keeps programs away from both from now on',
    )
    expect(set.isolation.isOn).toBe(false)

    set.isolation = { isOn: true, isHere: true }
    set.answer = 1
    const isolated = await refused()
    expect(isolated.buttons).toEqual(['Run them', 'Not now'])
    expect(isolated.detail).toContain('Programs are isolated, as set in the settings')
    expect(isolated.detail).not.toContain('are open to it')

    set.isolation = { isOn: true, isHere: false }
    const missing = await refused()
    expect(missing.detail).toContain('this computer cannot do that')
    expect(missing.detail).not.toContain('are isolated, as set')
  })

  test('is asked for in parts that show all, and no part goes for another', async () => {
    const many = Array.from({ length: 14 }, (_, at) => [`p${at}`, `./bin/prints ${at}`])
    const set = await open({
      ...threePrograms,
      'boardwright.json': notesWith(Object.fromEntries(many)),
    })
    set.answers = [0, 1]
    expect(await set.run()).toMatchObject({ ran: 12 })
    expect(set.questions).toHaveLength(2)
    const shown = set.questions.map(({ detail }) => detail.match(/^Command: /gm)?.length)
    expect(shown).toEqual([6, 6])
    expect((await set.desk.list(set.set)).programs.filter((one) => one.isTrusted)).toHaveLength(6)
  })
})
