import { schemaNames } from '../schema-names'
import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { skipWithoutTool } from '../../../scripts/unit/needs'
import { speak } from '../../words'
import { runCaptured } from '../testing/captured-io'

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0

/** What bash offers for the last of these words. */
async function offered(...words: string[]): Promise<string[]> {
  const { out } = await runCaptured(['completion', 'bash'])
  const list = words.map((word) => `'${word}'`).join(' ')
  const script = `${out}\nCOMP_WORDS=(boardwright ${list}); COMP_CWORD=${words.length}; _boardwright; printf '%s\\n' "\${COMPREPLY[@]}"`
  const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
  return stdout.split('\n').filter((word) => word !== '')
}

describe('in bash', () => {
  test('commands, games, options and their values are offered, and files left to the shell', async (context) => {
    skipWithoutTool(context, 'bash', has('bash'))
    expect(await offered('an')).toEqual(['answer'])
    expect(await offered('tr')).toEqual(['trace', 'transcript'])
    expect(await offered('check', 'ja')).toEqual(['janken'])
    expect(await offered('trace', 'auto', '--s')).toEqual(['--state'])
    expect(await offered('render', 'auto', 'f', '--theme', '')).toEqual(['light', 'dark'])
    expect(await offered('schema', '')).toEqual([...schemaNames])
    expect(await offered('help', 'ma')).toEqual(['make', 'match', 'man'])
    expect(await offered('check', 'auto', '')).toEqual([])
  })
})

test('zsh takes the same, fish a line for each word', async () => {
  const bash = (await runCaptured(['completion', 'bash'])).out
  const zsh = (await runCaptured(['completion', 'zsh'])).out
  expect(zsh).toBe(`autoload -U +X bashcompinit && bashcompinit\n${bash}`)
  const { out } = await runCaptured(['completion', 'fish'])
  expect(out).toContain("complete -c boardwright -n __fish_use_subcommand -fa answer -d 'print the")
  expect(out).toMatch(
    /^complete -c boardwright -n '__fish_seen_subcommand_from render' -l theme -xa 'light dark'/m,
  )
  for (const line of out.trimEnd().split('\n')) expect(line.split("'").length % 2).toBe(1)
  const wrong = await runCaptured(['completion', 'csh'])
  expect(wrong).toMatchObject({ exitCode: 2, err: expect.stringContaining('bash, zsh, fish') })
})

test('the manual tells all commands with their options', async () => {
  const { out } = await runCaptured(['man'])
  const { out: help } = await runCaptured(['--help'])
  const commands = [...help.matchAll(/^ {2}([a-z]+) (?=.*\S)/gm)].map(([, name]) => name!)
  expect(commands).toContain('answer')
  for (const name of commands) {
    if (name === 'boardwright') continue
    expect(out, name).toMatch(new RegExp(`^\\.SS ${name}\\b`, 'm'))
  }
  expect(out).toContain('.B \\-\\-reading <id>')
  expect(out).toContain('.SH EXIT STATUS')
  // A line that begins with a point is a request; there are no others than these.
  const requests = new Set([...out.matchAll(/^[.'](\S+)/gm)].map(([, request]) => request))
  expect([...requests].sort()).toEqual(['B', 'I', 'RI', 'SH', 'SS', 'TH', 'TP'])
})

test('manual and script speak the language of the run', async () => {
  speak('ru')
  try {
    const { out } = await runCaptured(['man'])
    for (const line of out.split('\n')) {
      if (/^\.SH|^[^.]/.test(line)) expect(line).toMatch(/[А-Яа-яё]{2}/)
    }
    expect((await runCaptured(['completion', 'bash'])).out).toMatch(/^ +# [А-Яа-яё]/m)
  } finally {
    speak('en')
  }
})
