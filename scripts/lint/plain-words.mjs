/** What a sentence that a user reads does without, and what is written instead. */
const stiff = [
  [/\b(nobody|somebody|anybody|everybody)\b/i, '"no one", or name who it is'],
  [/\b(whoever|anew)\b/i, '"anyone who" or "each … that"; "again"'],
  [/\bone of\b/i, 'say it without "one of"'],
  [/\b(he|his|him|himself)\b/i, '"they" for players, "it" for robots and hunters'],
  [/\bright rules\b/i, '"official rules"'],
  [/\p{L}'(s|t|re|ve|ll|d|m)\b/u, 'the typographic apostrophe ’'],
]

/** A lint rule for the texts of users: plain words, and one form of apostrophe. A text is what has a blank in it. */
export const plainWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { stiff: "Not '{{found}}' in a text for users: {{instead}}." },
  },
  create(context) {
    const judge = (node, text) => {
      if (!/\p{L} | \p{L}/u.test(text)) return
      for (const [pattern, instead] of stiff) {
        const found = pattern.exec(text)?.[0]
        if (found) context.report({ node, messageId: 'stiff', data: { found, instead } })
      }
    }
    return {
      Literal: (node) => typeof node.value === 'string' && judge(node, node.value),
      // A value that is put in counts as a word, so that `${name}'s` is seen as well.
      TemplateLiteral: (node) =>
        judge(node, node.quasis.map(({ value }) => value.cooked ?? '').join('X')),
      // What stands between tags and in attributes; what is put in before it stands as a word here, too.
      SvelteText: (node) => judge(node, node.value.replace(/^'/, "X'")),
      SvelteLiteral: (node) => judge(node, node.value.replace(/^'/, "X'")),
    }
  },
}
