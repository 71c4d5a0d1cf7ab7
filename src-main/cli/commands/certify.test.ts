import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE } from '../testing/level-folder'

let folder = ''
const at = (name: string): string => join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-certify-'))
  mkdirSync(at('set'))
  writeFileSync(at('set/1.in'), SAMPLE)
  writeFileSync(at('set/2.in'), '5 5\n1\n1\n0\n1 1\n3 N\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('certifies a set, and says whether the certificate still holds', async () => {
  const made = await runCaptured(['certify', at('set'), '--out', at('worth.json')])
  expect(made).toEqual({ exitCode: 0, out: '', err: '' })
  const verify = () => runCaptured(['certify', at('set'), '--verify', at('worth.json')])
  expect(await verify()).toMatchObject({ exitCode: 0, out: 'The certificate holds.\n' })

  writeFileSync(at('set/2.in'), '5 5\n1\n1\n0\n1 1\n2 N\n')
  writeFileSync(at('set/3.in'), SAMPLE)
  const changed = await verify()
  expect(changed.exitCode).toBe(1)
  expect(changed.out).toBe(
    'The certificate does not hold:\n  2.in has another text\n  3.in is new\n',
  )
})

test('refuses what is no certificate', async () => {
  writeFileSync(at('strange.json'), '{"game":"rockets"}\n')
  const strange = await runCaptured(['certify', at('set'), '--verify', at('strange.json')])
  expect(strange).toMatchObject({ exitCode: 2, out: '' })
  expect(strange.err).toContain('line 1 is no certificate')
  writeFileSync(at('empty.json'), '\n')
  const empty = await runCaptured(['certify', at('set'), '--verify', at('empty.json')])
  expect(empty.err).toContain('the file is empty')
})
