/** Ms from which on a wait counts as an hour-glass against hangs and not as a guess at how fast the machine is. */
const LONG = 1000
/** The same for a limit of a whole test. */
const LONG_TEST = 600_000

const testMakers = new Set('test it describe beforeAll beforeEach afterAll afterEach'.split(' '))
const testWays = new Set('only skip each for runIf skipIf concurrent sequential fails'.split(' '))

/**
 * A lint rule for tests: none passes or fails by how fast the machine is. They wait by `soon` for what is to come, show that
 * nothing comes by what says so, and have no short limits of their own.
 */
export const noClockDecides = {
  meta: {
    type: 'problem',
    schema: [{ enum: ['unit', 'e2e'] }],
    messages: {
      waits: '{{name}} gives up too soon on a busy machine: use soon of scripts/unit.',
      sleeps:
        'A machine may be slower than {{ms}} ms: wait for a condition, drive the timers, or ask what knows that nothing comes.',
      patience: 'A machine may be slower than {{ms}} ms: drive the timers, or be patient longer.',
      limit: 'The limits of tests grow with the load of the machine: give none below 600 s.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const isUnit = context.options[0] !== 'e2e'
    const isDriven = /\buseFakeTimers\(/.test(sourceCode.text)
    /** What `setTimeout` of Node's promises is called here. */
    const sleepers = new Set()

    /** A number that stands there, or in a constant; null for anything else. */
    function numberAt(node) {
      if (node?.type === 'Literal') return typeof node.value === 'number' ? node.value : null
      if (node?.type !== 'Identifier') return null
      let scope = sourceCode.getScope(node)
      while (scope && !scope.set.has(node.name)) scope = scope.upper
      const made = scope?.set.get(node.name).defs[0]
      return made?.parent?.kind === 'const' && made.node.init?.type === 'Literal'
        ? numberAt(made.node.init)
        : null
    }
    const isBelow = (node, most, least = 1) => {
      const ms = numberAt(node)
      return ms !== null && ms >= least && ms < most
    }
    const isTest = (name) => testMakers.has(name)
    const report = (node, messageId, data = {}) => context.report({ node, messageId, data })

    function checkWaits(node, name, inner) {
      const full = inner === null ? name : `${inner}.${name}`
      const isShort = full === 'vi.waitFor' || full === 'vi.waitUntil' || name === 'waitForTimeout'
      // The configuration sets how long it polls, unless a call says otherwise.
      const isOwn = isUnit && full === 'expect.poll' && node.arguments.length > 1
      if (isShort || isOwn) report(node, 'waits', { name: full })
    }

    function checkSleeps(node, name, inner) {
      if (isDriven) return
      const isTimer =
        name === 'setTimeout' && (inner === null || /^(window|globalThis)$/.test(inner))
      const ms = sleepers.has(name) && inner === null ? node.arguments[0] : node.arguments[1]
      if ((isTimer || (sleepers.has(name) && inner === null)) && isBelow(ms, LONG))
        report(node, 'sleeps', { ms: numberAt(ms) })
    }

    function checkLimits(node, name, inner) {
      if (isTest(inner) && name === 'setTimeout') {
        if (!(numberAt(node.arguments[0]) >= LONG_TEST)) report(node, 'limit')
      } else if (isUnit && isTest(rootOf(node.callee))) {
        const options = node.arguments.filter(({ type }) => type === 'ObjectExpression')
        const named = options.flatMap(({ properties }) => properties.filter(isNamed('timeout')))
        const limits = [node.arguments.at(-1), ...named.map(({ value }) => value)]
        if (limits.some((limit) => isBelow(limit, LONG_TEST, 0))) report(node, 'limit')
      }
    }

    return {
      ImportDeclaration(node) {
        if (!/^(node:)?timers\/promises$/.test(node.source.value)) return
        for (const { imported, local } of node.specifiers)
          if (imported?.name === 'setTimeout') sleepers.add(local.name)
      },
      CallExpression(node) {
        const { callee } = node
        const [name, inner] =
          callee.type === 'MemberExpression'
            ? [callee.property.name, callee.object.name ?? '']
            : [callee.name, null]
        if (name !== undefined) checkWaits(node, name, inner)
        if (name !== undefined) checkSleeps(node, name, inner)
        checkLimits(node, name, inner)
      },
      Property(node) {
        if (isDriven || !isNamed('patience')(node) || !isBelow(node.value, LONG)) return
        report(node, 'patience', { ms: numberAt(node.value) })
      },
    }
  },
}

const isNamed = (name) => (property) => property.type === 'Property' && property.key.name === name

/** The name that a chain of calls and members begins with, as `test` in `test.runIf(is).each(all)`. */
function rootOf(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression')
    return testWays.has(node.property.name) ? rootOf(node.object) : null
  const inner = node.callee ?? node.tag
  return inner ? rootOf(inner) : null
}
