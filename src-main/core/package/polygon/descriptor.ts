import { isSample, type PackedProblem } from '../package'
import { keptInPolygon } from './kept'
import { limitsOf } from '../limits'
import { CHECKER, CPP, INTERACTOR, VALIDATOR, type PolygonSolution } from './programs'
import { validatorTests } from './invalid'
import { polygonLanguage } from './statement'
import { polygonGroups, polygonTests } from './tests'
import { element, xmlDocument, type Element } from './xml'

/** The file `problem.xml`, which says what all others are. */
export function descriptor(problem: PackedProblem, solutions: readonly PolygonSolution[]): string {
  const { words, version, name, title, opponent } = problem
  const interactor = opponent === null ? [] : [INTERACTOR]
  const language = polygonLanguage(problem)
  const statement = {
    charset: 'UTF-8',
    language: language.name,
    mathjax: 'true',
    path: `${language.folder}/problem.tex`,
    type: 'application/x-tex',
  }
  return xmlDocument(
    [words.madeBy({ version }), ...keptInPolygon(problem, solutions)],
    element('problem', { revision: '1', 'short-name': name }, [
      element('names', {}, [element('name', { language: language.name, value: title })]),
      element('statements', {}, [element('statement', statement)]),
      // Empty: programs read standard input, and write standard output.
      element('judging', { 'input-file': '', 'output-file': '' }, [testset(problem)]),
      element('files', {}, [
        element('resources'),
        element(
          'executables',
          {},
          [CHECKER, ...interactor, VALIDATOR].map((path) =>
            element('executable', {}, [source(path)]),
          ),
        ),
      ]),
      element('assets', {}, [
        element('checker', { type: 'testlib' }, [source(CHECKER)]),
        ...interactor.map((path) => element('interactor', {}, [source(path)])),
        element('validators', {}, [
          element('validator', {}, [source(VALIDATOR), ...validatorTests(problem)]),
        ]),
        element(
          'solutions',
          {},
          solutions.map(({ file, type, tag }) =>
            element('solution', { tag }, [source(file.path, type)]),
          ),
        ),
      ]),
    ]),
  )
}

function source(path: string, type = CPP): Element {
  return element('source', { path, type })
}

function testset(problem: PackedProblem): Element {
  const { time, memory } = limitsOf(problem)
  const tests = polygonTests(problem)
  const groups = polygonGroups(problem)
  return element('testset', { name: 'tests' }, [
    element('time-limit', {}, `${time}`),
    element('memory-limit', {}, `${memory}`),
    element('test-count', {}, `${tests.length}`),
    element('input-path-pattern', {}, 'tests/%02d'),
    element('answer-path-pattern', {}, 'tests/%02d.a'),
    element(
      'tests',
      {},
      tests.map(({ test, scored }) =>
        element('test', {
          ...(test.note !== '' && { description: test.note }),
          ...(scored && { group: scored.group }),
          method: 'manual',
          ...(scored && { points: scored.points }),
          ...(isSample(test) && { sample: 'true' }),
        }),
      ),
    ),
    ...(groups.length === 0
      ? []
      : [
          element(
            'groups',
            {},
            groups.map(({ name, points, policy, requires }) =>
              element(
                'group',
                { 'feedback-policy': 'complete', name, points, 'points-policy': policy },
                requires.length === 0
                  ? []
                  : [
                      element(
                        'dependencies',
                        {},
                        requires.map((group) => element('dependency', { group })),
                      ),
                    ],
              ),
            ),
          ),
        ]),
  ])
}
