import { limitsOf } from '../limits'
import { KEPT } from '../kept'
import { answerSamples, markdownStatement } from '../markdown-statement'
import { isSample, type PackageFile, type PackedProblem } from '../package'
import { cppProgram, programsOf, validatorSource } from '../programs'
import { checkerAbout, checkerConstants } from '../why/in-checker'
import { keptInCms } from './kept'
import { cmsSolutions } from './solutions'
import { cmsTests, subtasksOf } from './subtasks'

/**
 * The files of a task as CMS' loader `tps_task` reads it, and beside them solutions and validator as TPS names them.
 * Pure: the same problem gives the same bytes. It does not check what `cmsRefusals` checks.
 */
export function cmsFiles(problem: PackedProblem): PackageFile[] {
  const { words, version, compare } = problem
  const { programs: say } = words
  const solutions = cmsSolutions(problem)
  const statement = markdownStatement(problem, 'statement/', answerSamples(problem))
  const kept = keptInCms(problem, solutions, statement)
  return [
    json('problem.json', {
      ...descriptor(problem),
      // CMS' loader and TPS look for keys by their names.
      ...(kept.length > 0 && { [KEPT]: { about: words.kept, kept } }),
    }),
    ...subtasksOf(problem).map(({ name, score, tests }, at) =>
      json(`subtasks/${`${at}`.padStart(2, '0')}-${name}.json`, {
        score,
        testcases: tests.map(({ code }) => code),
      }),
    ),
    ...cmsTests(problem).flatMap(({ test: { text, worth }, code }) => [
      { path: `tests/${code}.in`, content: text },
      { path: `tests/${code}.out`, content: worth.answer },
    ]),
    ...cmsTests(problem)
      .filter(({ test }) => isSample(test))
      .flatMap(({ test: { text, worth }, number }) => [
        { path: `attachments/sample-${number}.in`, content: text },
        { path: `attachments/sample-${number}.out`, content: worth.answer },
      ]),
    {
      path: 'checker/checker.cpp',
      content: cppProgram(
        [
          say.checks({ isExact: compare === 'exact' }),
          ...checkerAbout(problem),
          words.madeBy({ version }),
        ],
        checkerConstants(problem, 'cms'),
        programsOf(problem).check,
      ),
    },
    { path: 'validator/validate.py', content: validatorSource(problem, [], 'plain') },
    json('solutions.json', Object.fromEntries(solutions.map(({ file, told }) => [file, told]))),
    ...solutions.map(({ file, text }) => ({ path: `solution/${file}`, content: text })),
    ...statement,
  ]
}

/** What `tps export CMS 1` writes: the loader reads no newer one. */
function descriptor(problem: PackedProblem): object {
  const { time, memory } = limitsOf(problem)
  return {
    protocol_version: 1,
    code: problem.name,
    name: problem.title,
    time_limit: time / 1000,
    memory_limit: memory,
    score_precision: 0,
    task_type: 'Batch',
    // Without this CMS would look for a grader to compile with each submission.
    task_type_params: JSON.stringify({ task_type_parameters_Batch_compilation: 'alone' }),
  }
}

function json(path: string, value: object): PackageFile {
  return { path, content: `${JSON.stringify(value, null, 2)}\n` }
}
