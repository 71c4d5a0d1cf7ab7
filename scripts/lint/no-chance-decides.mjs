/** A lint rule for tests: a property is tried on the same cases each time, so that what fails once fails again. */
export const noChanceDecides = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { seed: 'It would try other cases each time: give it a seed.' },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee, arguments: given } = node
      const isOfProperties =
        callee.type === 'MemberExpression' &&
        callee.object.name === 'fc' &&
        /^(assert|check|sample)$/.test(callee.property.name)
      if (!isOfProperties) return
      const options = given[1]?.type === 'ObjectExpression' ? given[1].properties : []
      const hasSeed = options.some(({ type, key }) => type === 'Property' && key.name === 'seed')
      if (!hasSeed) context.report({ node, messageId: 'seed' })
    },
  }),
}
