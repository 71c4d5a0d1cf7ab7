// The verifiers that judges have for packages: what they take, how to get them, how they are run.
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { root } from '../lib/paths.mjs'
import { ended, spawnChild } from '../lib/children.mjs'
import { Trouble } from '../lib/say.mjs'
import { bapctoolsSummary, problemtoolsSummary, resultOf } from './summaries.mjs'

/** All parts but the statement, which asks for LaTeX. */
const PARTS = ['config', 'data', 'validators', 'graders', 'submissions']

const counting = join(root, 'scripts/accept-packages/count_bapctools.py')

export const verifiers = [
  {
    name: 'problemtools',
    option: 'verifyproblem',
    variable: 'PROBLEMTOOLS_DIR',
    proof: 'problemtools/verifyproblem.py',
    ways: [
      'git clone https://github.com/Kattis/problemtools && cd problemtools && git checkout b85906a',
      'make -C support/default_validator && make -C support/interactive',
      'It needs PyYAML and plasTeX (on Debian python3-yaml, python3-plastex) for python3, pypy3, and g++.',
    ],
    refuses: ({ format }) => (format === 'legacy' ? null : 'knows “legacy” and a draft of 2023'),
    summary: problemtoolsSummary,
    steps: (folder) => [
      {
        name: 'verifyproblem',
        args: ['-m', 'problemtools.verifyproblem', folder, '-p', ...PARTS],
        cwd: root,
      },
    ],
  },
  {
    name: 'BAPCtools',
    option: 'bapctools',
    variable: 'BAPCTOOLS_DIR',
    proof: 'bapctools/cli.py',
    ways: [
      'git clone https://github.com/RagnarGrootKoerkamp/BAPCtools && cd BAPCtools && git checkout b6e8c80',
      'python3 -m pip install . (Python 3.10 or newer); it also needs pypy3 and g++.',
    ],
    refuses: ({ format, hasPoints }) => {
      if (format === 'legacy') return 'reads “2025-09” alone'
      return hasPoints ? 'knows no points' : null
    },
    summary: bapctoolsSummary,
    steps: (folder) =>
      [['validate'], ['run', '-a', '-a']].map((args) => ({
        name: `bt ${args[0]}`,
        args: [counting, ...args, '--no-bar'],
        cwd: folder,
      })),
  },
]

/** The folder of a verifier, by its option or its variable of the environment; null if neither names one. */
export function folderOf({ name, option, variable, proof }, options, environment) {
  const named = options[option] ?? environment[variable]
  if (named === undefined) return null
  if (existsSync(join(named, proof))) return resolve(named)
  throw new Trouble(`${named} is no clone of ${name}: it has no ${proof}.`)
}

/** Runs a verifier that lies in a folder on a package with so many programs; all that it says goes into a log. */
export async function verified({ steps, summary }, home, folder, programs, log) {
  rmSync(log, { force: true })
  const seen = []
  for (const { name, args, cwd } of steps(folder)) {
    const { status, output } = await told(args, home, cwd)
    appendFileSync(log, `$ ${name}\n${output}\n`)
    seen.push({ name, status, output, summary: summary(output) })
  }
  return resultOf(seen, programs)
}

/** What a program in Python says. What it keeps elsewhere goes: BAPCtools warns of packages that it has seen before. */
async function told(args, home, cwd) {
  const own = mkdtempSync(join(tmpdir(), 'boardwright-verifier-'))
  const path = [home, process.env.PYTHONPATH].filter(Boolean).join(delimiter)
  const env = { ...process.env, PYTHONPATH: path, TMPDIR: own, XDG_CONFIG_HOME: own }
  const child = spawnChild('python3', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  }
  try {
    return { status: await ended(child), output }
  } catch (error) {
    throw new Trouble(`python3 could not be started: ${error.message}`)
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
