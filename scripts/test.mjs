// npm test: sets up what is missing, then runs every check there is. A failed stage does not keep the later ones from
// running; the last line counts: each test of the runners, and each other stage as one.
// npm test -- --changed [base]: only what the change since a commit can reach, or what is not committed.
import { testScreens } from './lib/display.mjs'
import { buildWhenChanged } from './lib/build.mjs'
import { planForChange } from './lib/changed.mjs'
import { installDependencies } from './lib/dependencies.mjs'
import { electronLine, ensureElectron } from './lib/electron-runtime.mjs'
import { withLock } from './lib/lock.mjs'
import { duration, runScript, say, Trouble } from './lib/say.mjs'
import { notRun, runStage, stageFor, stages } from './lib/stages.mjs'
import { installSystemLibraries } from './lib/system-libraries.mjs'

const LONGEST_SILENCE = 30_000
const SHOWN_LINES = 120

const begun = Date.now()
const results = []

/** For each stage whether it is run, or the files for which. */
let plan = Object.fromEntries(Object.keys(stages).map((name) => [name, true]))
let leftOut = []

await runScript(async (args) => {
  readArguments(args)
  const runtime = await setUp()
  // First, so that unit tests may start the built command line.
  await build()
  // e2e takes longest and often waits: two further lanes fill its gaps, and make way for it.
  const checks = ['lint', 'types', 'components', 'fences', 'format']
  await Promise.all([runE2e(runtime), run('unit'), runInTurn(checks)])
  return summarise(runtime)
})

function readArguments([first, base]) {
  if (first === undefined) return
  if (first !== '--changed') throw new Trouble(`npm test knows --changed, and not ${first}.`)
  const { changed, stages, left } = planForChange(base)
  say(`${changed.length} files differ from ${base ?? 'the last commit'}.`)
  plan = { build: true, ...stages }
  leftOut = left
}

/** Without dependencies nothing can be run; without Electron all but e2e can. */
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

async function runInTurn(names) {
  for (const name of names) await run(name)
}

async function run(name, env, onLine) {
  const stage = stageFor(name, plan[name])
  if (!stage) return
  const since = Date.now()
  const tell = () => say(`  … ${stage.title}, ${duration(Date.now() - since)} so far`)
  const timer = setInterval(tell, LONGEST_SILENCE)
  const result = await runStage(stage, env, onLine)
  clearInterval(timer)
  report(result)
}

async function build() {
  const since = Date.now()
  try {
    await withLock('set-up', async () => buildWhenChanged())
    report({
      title: stages.build.title,
      passed: 1,
      failed: 0,
      skipped: 0,
      failures: [],
      output: '',
      time: Date.now() - since,
    })
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    report(notRun(stages.build, error.message))
  }
}

async function runE2e({ electron, trouble }) {
  const isBuilt = results.some(
    (result) => result.title === stages.build.title && result.passed === 1,
  )
  if (!stageFor('e2e', plan.e2e)) return
  if (!electron) return report(notRun(stages.e2e, trouble))
  if (!isBuilt) return report(notRun(stages.e2e, 'Not run, since there is no build.'))
  say(`  e2e under Electron ${electron.version}:`)
  const screens = await testScreens()
  try {
    await run('e2e', { ...screens.env, ELECTRON_EXE: electron.executable }, (line) => {
      if (/^\s+(✓|✘|-|ok|x)\s+\d+ /.test(line)) say(`  ${line}`)
    })
  } finally {
    screens.stop()
  }
}

function report(result) {
  results.push(result)
  const mark = result.failed === 0 ? 'ok  ' : 'FAIL'
  say(`${mark} ${result.title}: ${counted(result)} (${duration(result.time)})`)
  if (result.failed === 0) return
  for (const failure of result.failures) say(`✘ ${failure}`)
  const lines = result.output.trimEnd().split('\n')
  if (lines.length > SHOWN_LINES)
    say(`     … ${lines.length - SHOWN_LINES} lines more in .cache/logs`)
  for (const line of lines.slice(-SHOWN_LINES)) say(`     ${line}`)
}

function summarise({ electron }) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const key of Object.keys(total)) {
    for (const result of results) total[key] += result[key]
  }
  const broken = results.filter((result) => result.failed > 0).map((result) => result.title)
  say('')
  for (const line of leftOut) say(`Left out: ${line}.`)
  say(electron ? `Ran with ${electronLine(electron)}.` : 'No Electron could be run.')
  const times = results.map(({ title, time }) => `${title} ${duration(time)}`)
  say(`${results.length} stages in ${duration(Date.now() - begun)}: ${times.join(', ')}.`)
  // Once more at the end, where readers of a long log begin.
  for (const failure of results.flatMap((result) => result.failures)) say(`\n✘ ${failure}`)
  if (broken.length > 0) say(`Failed: ${broken.join(', ')}.`)
  say(counted(total))
  return total.failed === 0 ? 0 : 1
}

function counted({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
