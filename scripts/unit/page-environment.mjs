/**
 * Unit tests of the page: Node, and nothing of a browser, but its code is built as for a browser. So states, deriveds and
 * effects live as they do in the window; built as for a server they would be plain values.
 */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
}
