// npm test: sets up what is missing, then runs every check there is, and of the e2e tests those that run always (ADR 42). A
// failed stage does not keep the later ones from running; the last line counts: each test of the runners, and each other
// stage as one. A stage is not run where nothing that it reads has changed since it was green.
// npm test -- --all: all unit and e2e tests.
// npm test -- --again [--all]: runs what is known as well.
// npm test -- --changed [base]: only what the change since a commit can reach, or what is not committed.
import { testScreens } from './lib/display.mjs'
import { buildWhenChanged } from './lib/build.mjs'
import { planForChange } from './lib/changed.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { electronLine, ensureElectron } from './lib/electron-runtime.mjs'
import { filesAsTheyAre, inputsOf, keepOutcome, knownGreen } from './lib/known-green.mjs'
import { withLock } from './lib/lock.mjs'
import { runScript, say, Trouble } from './lib/say.mjs'
import { failed, passed, runStage, stageFor, stages } from './lib/stages.mjs'
import { installSystemLibraries } from './lib/system-libraries.mjs'
import { TestRun } from './lib/test-run.mjs'

const CHECKS = ['lint', 'lintComponents', 'types', 'components', 'workflows', 'fences', 'format']

/** Whether each stage is run, or the files that it is run for. */
let plan = Object.fromEntries(Object.keys(stages).map((name) => [name, true]))
let leftOut = []
let isAgain = false

await runScript(async (args) => {
  readArguments(args)
  const { electron, trouble } = await setUp()
  const files = filesAsTheyAre()
  const run = new TestRun()
  const line = electron ? electronLine(electron) : 'No Electron could be run.'
  const stage = (name, env = process.env) => runOrKnown(run, name, { env, files, line })
  const inTurn = async () => {
    for (const name of CHECKS) await stage(name)
  }
  // Unit tests that start the built app wait for it. e2e has more processes than there are cores: beside others all of them
  // would only take longer.
  await Promise.all([run.stage(stages.build, build), stage('unit'), inTurn()])
  await runE2e(run, stage, { electron, trouble })
  return run.end([...leftOut.map((left) => `Left out: ${left}.`), line])
})

function readArguments(args) {
  const [first, base] = args
  if (first !== '--changed') {
    if (!args.every((one) => one === '--again' || one === '--all'))
      throw new Trouble(
        `npm test knows --changed [base], or --again and --all, not ${args.join(' ')}.`,
      )
    isAgain = args.includes('--again')
    if (args.includes('--all')) Object.assign(plan, { unit: 'all', e2e: 'all' })
    return
  }
  const { changed, stages, left } = planForChange(base)
  say(`${changed.length} files differ from ${base ?? 'the last commit'}.`)
  plan = { build: true, ...stages }
  leftOut = left
}

/** Nothing can run without the dependencies; without Electron, everything but e2e can. */
async function setUp() {
  try {
    return await withLock('set-up', async () => {
      installDependencies()
      return await electronOrTrouble()
    })
  } catch (error) {
    if (error instanceof Trouble) process.once('exit', () => say('\n0 passed, 1 failed'))
    throw error
  }
}

async function electronOrTrouble() {
  try {
    installSystemLibraries()
    const electron = await ensureElectron()
    say(electronLine(electron))
    return { electron }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    say(error.message)
    return { trouble: error.message }
  }
}

/** Runs a stage as planned, unless it is known to be green for what it would read. */
async function runOrKnown(run, name, { env, files, line }) {
  const stage = stageFor(name, plan[name])
  if (!stage) return
  const { version, platform, arch } = process
  const inputsTo = (one) =>
    inputsOf(one, files, [version, platform, arch, process.getuid?.(), line])
  const inputs = inputsTo(stage)
  // What is known of a whole stage outlasts runs of parts of it.
  const kept = keptAs(name, plan[name])
  const ofAll = isAgain ? null : knownOfAll(name, inputsTo)
  const known = isAgain ? null : (ofAll ?? knownGreen(kept, inputs))
  if (stage.leaves && !ofAll) leftOut.push(stage.leaves)
  await run.stage(stage, async (onProgress) => {
    if (known) return { ...known, failed: 0, failures: [], output: '', isKnown: true }
    const outcome = await runStage(stage, env, onProgress)
    keepOutcome(kept, inputs, outcome)
    return outcome
  })
}

/** What a run that left nothing out was green with; it had what is run always. */
function knownOfAll(name, inputsTo) {
  const all = plan[name] === true && stageFor(name, 'all')
  return all ? knownGreen(keptAs(name, 'all'), inputsTo(all)) : null
}

function keptAs(name, wanted) {
  if (wanted === true) return name
  return wanted === 'all' ? `${name}-all` : `${name}-changed`
}

async function build() {
  try {
    await withLock('set-up', async () => buildWhenChanged())
    return passed()
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    return failed(error.message)
  }
}

async function runE2e(run, stage, { electron, trouble }) {
  if (!stageFor('e2e', plan.e2e)) return
  const why = electron ? 'Not run, since there is no build.' : trouble
  if (!electron || !run.isGreen(stages.build)) return run.stage(stages.e2e, async () => failed(why))
  const screens = await testScreens()
  try {
    await stage('e2e', { ...screens.env, ELECTRON_EXE: electron.executable })
  } finally {
    screens.stop()
  }
}
