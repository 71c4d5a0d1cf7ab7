/**
 * Unit tests of the page: Node, and nothing of a browser, but its code is built as for a browser. So states, deriveds and
 * effects live as they do in the window; built as for a server they would be plain values.
 */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global) {
    // What the page's modules ask when they are loaded.
    const kept = new Map()
    global.navigator ??= { platform: 'Linux x86_64' }
    global.localStorage ??= {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => kept.set(key, value),
    }
    global.scheduler ??= { postTask: (work) => Promise.resolve().then(work) }
    return { teardown: () => {} }
  },
}
