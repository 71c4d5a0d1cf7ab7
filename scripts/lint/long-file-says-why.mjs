/**
 * A lint rule: a file over the given number of lines is split, or its first comment says why it is not, in words that
 * hold "long because".
 */
export const longFileSaysWhy = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'integer', minimum: 1 }],
    messages: {
      tooLong:
        'This file has {{lines}} lines, more than {{most}}: split it, or begin it with a comment that says "long because …".',
    },
  },
  create(context) {
    return {
      Program(node) {
        const most = context.options[0]
        const lines = context.sourceCode.text.trimEnd().split('\n').length
        if (lines <= most || saysWhy(context.sourceCode.text)) return
        context.report({
          node,
          loc: { line: most, column: 0 },
          messageId: 'tooLong',
          data: { lines, most },
        })
      },
    }
  },
}

/** The comment may stand before the script tag of a component or right behind it. */
function saysWhy(text) {
  const first =
    /^\s*(?:<script[^>]*>\s*)?(\/\*[\s\S]*?\*\/|(?:\/\/[^\n]*\n\s*)+|<!--[\s\S]*?-->)/.exec(text)
  return first !== null && /\blong\s+because\b/i.test(first[1].replace(/\n\s*(\/\/|\*)/g, ' '))
}
