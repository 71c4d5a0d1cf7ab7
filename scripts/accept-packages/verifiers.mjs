// The verifiers that judges have for packages: what they take, how to get them, how they are run.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { root } from '../lib/paths.mjs'
import { ended, spawnChild } from '../lib/children.mjs'
import { Trouble } from '../lib/say.mjs'
import {
  bapctoolsSummary,
  cmsSummary,
  dmojSummary,
  problemtoolsSummary,
  resultOf,
  testlibSummary,
} from './summaries.mjs'

/** All parts; the statement only where LaTeX can set it. */
const hasLatex = spawnSync('pdflatex', ['--version']).status === 0
const PARTS = ['config', 'data', 'validators', 'graders', 'submissions']
if (hasLatex) PARTS.push('statement')

const counting = join(root, 'scripts/accept-packages/count_bapctools.py')
const loading = join(root, 'scripts/accept-packages/load_cms.py')
const running = join(root, 'scripts/accept-packages/run_polygon.py')

/** DMOJ lets programs read no files but those of the system’s Python. */
const systemPython = ['/usr/bin/python3', '/usr/local/bin/python3'].find((path) => existsSync(path))

/** DMOJ ends a compiler after 10 seconds, which it may need on a busy machine; what is compiled is not held against that here. */
const patience = { compiler_time_limit: 300, validator_compiler_time_limit: 300 }

export const verifiers = [
  {
    name: 'problemtools',
    kind: 'kattis',
    option: 'verifyproblem',
    variable: 'PROBLEMTOOLS_DIR',
    proof: 'problemtools/verifyproblem.py',
    ways: [
      'git clone https://github.com/Kattis/problemtools && cd problemtools && git checkout b85906a',
      'make -C support/default_validator && make -C support/interactive',
      'It needs PyYAML and plasTeX (on Debian python3-yaml, python3-plastex) for python3, pypy3, and g++.',
      'With pdflatex (on Debian texlive-latex-extra, texlive-plain-generic, texlive-lang-cyrillic) statements are set, too.',
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
    kind: 'kattis',
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
  {
    name: 'DMOJ judge',
    kind: 'dmoj',
    option: 'dmoj',
    variable: 'DMOJ_DIR',
    proof: 'dmoj/cli.py',
    ways: [
      'git clone https://github.com/DMOJ/judge-server && cd judge-server && git checkout 3ea44ac',
      'python3 -m pip install cython -r requirements.txt && python3 setup.py build_ext --inplace',
      'It needs libseccomp (on Debian libseccomp-dev), g++, and a system that lets programs be traced.',
    ],
    refuses: () => null,
    summary: dmojSummary,
    steps: (folder, own) => {
      const config = join(own, 'judge.yml')
      const runtime = { 'g++17': '/usr/bin/g++', python3: systemPython }
      const problems = [join(dirname(folder), '*')]
      writeFileSync(
        config,
        JSON.stringify({ problem_storage_globs: problems, runtime, ...patience }),
      )
      const told = ['-c', config, '--history', join(own, 'history'), '--no-ansi', '-e', 'CPP17,PY3']
      return ['validate', 'test'].map((command) => ({
        name: `dmoj-cli ${command}`,
        args: ['-m', 'dmoj.cli', ...told, command, basename(folder)],
        cwd: own,
      }))
    },
  },
  {
    name: 'CMS loader',
    kind: 'cms',
    option: 'cms',
    variable: 'CMS_DIR',
    proof: 'cmscontrib/loaders/tps.py',
    ways: [
      'git clone https://github.com/cms-dev/cms && cd cms && git checkout c3659b8',
      'It needs g++ and nothing else: its database and its web pages are stood in for.',
    ],
    refuses: () => null,
    summary: cmsSummary,
    steps: (folder, own, home) => [
      { name: 'the loader tps_task', args: [loading, home, folder], cwd: own },
    ],
  },
  {
    name: 'testlib',
    kind: 'polygon',
    option: 'testlib',
    variable: 'TESTLIB_DIR',
    proof: 'testlib.h',
    ways: [
      'git clone https://github.com/MikeMirzayanov/testlib && cd testlib && git checkout 1e4e8a2',
      'It needs g++. Nothing is sent to Polygon, whose programs these are run in place of.',
    ],
    refuses: () => null,
    summary: testlibSummary,
    steps: (folder, own, home) => [
      { name: 'the programs of Polygon', args: [running, home, folder], cwd: own },
    ],
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
  // What a verifier keeps elsewhere goes: BAPCtools warns of packages that it has seen before.
  const own = mkdtempSync(join(tmpdir(), 'boardwright-verifier-'))
  try {
    for (const { name, args, cwd } of steps(folder, own, home)) {
      const { status, output } = await told(args, home, cwd, own)
      appendFileSync(log, `$ ${name}\n${output}\n`)
      seen.push({ name, status, output, summary: summary(output) })
    }
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
  return resultOf(seen, programs)
}

/** What a program in Python says; what it keeps is in a folder `own`. */
async function told(args, home, cwd, own) {
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
  }
}
