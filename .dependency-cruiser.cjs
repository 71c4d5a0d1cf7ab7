// Who may import whom; the reasons are in ARCHITECTURE.md.
// Trap: never list .svelte in extraExtensionsToScan. Its files would then be listed without their imports being read.
const isTest = '\\.test\\.ts$|/testing/'

// The rooms of the page from the top (scripts/lint/rooms.json). A room sees those below it through their index alone; of
// those that are open every file may be used. A new room is a line: above `level` where it works on many levels, below it
// where its state belongs to one.
const told = require('./scripts/lint/rooms.json')
const rooms = told.map(({ name }) => name)
/** Rooms without a door: shelves of parts, and the registries of games. */
const open = told.filter(({ isOpen }) => isOpen).map(({ name }) => name)
const doors = rooms.filter((room) => !open.includes(room)).join('|')
/** Every room is fenced off from all above it. */
const arrows = rooms.slice(1).map((room, at) => ({
  name: 'page-arrows-run-down',
  severity: 'error',
  from: { path: `^src-renderer/${room}/`, pathNot: isTest },
  to: { path: `^src-renderer/((${rooms.slice(0, at + 1).join('|')})/|App\\.svelte|main\\.ts)` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^src-main/core', pathNot: isTest },
      // The compiled catalogues stand on their compiler's few functions; marked reads statements, as pure as core is itself.
      to: { pathNot: '^src-main/core|(^|/)node_modules/(@messageformat/runtime|marked)/' },
    },
    {
      name: 'renderer-sees-only-core',
      severity: 'error',
      from: { path: '^src-renderer' },
      to: { path: '^src-main/(?!core/)' },
    },
    {
      name: 'renderer-never-sees-electron',
      severity: 'error',
      from: { path: '^src-renderer', pathNot: `${isTest}|svelte\\.config\\.js$` },
      to: { path: '(^|/)electron($|/)', dependencyTypesNot: ['local'] },
    },
    {
      name: 'renderer-never-sees-node',
      severity: 'error',
      from: { path: '^src-renderer', pathNot: `${isTest}|svelte\\.config\\.js$` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'main-never-sees-renderer',
      severity: 'error',
      from: { path: '^src-main' },
      to: { path: '^src-renderer' },
    },
    {
      name: 'games-are-strangers',
      severity: 'error',
      from: { path: '^(src-main/core|src-renderer)/games/([^/]+)/' },
      to: { path: '^(src-main/core|src-renderer)/games/[^/]+/', pathNot: '/games/$2/' },
    },
    {
      name: 'only-registries-know-games',
      severity: 'error',
      from: { path: '^src-', pathNot: `/games/|${isTest}` },
      to: { path: '/games/[^/]+/' },
    },
    {
      name: 'games-see-only-contracts',
      severity: 'error',
      from: { path: '^src-main/core/games/[^/]+/', pathNot: isTest },
      to: { path: '^src-main/core/', pathNot: '^src-main/core/(kernel|trace|game|games|words)/' },
    },
    {
      name: 'play-never-imports-why',
      severity: 'error',
      from: { path: '^src-main/core/games/[^/]+/play/', pathNot: isTest },
      to: { path: '^src-main/core/games/[^/]+/why/' },
    },
    {
      // What decides whether a text is a level, and its answer, stands below what is said of it.
      name: 'text-and-play-stand-below',
      severity: 'error',
      from: { path: '^src-main/core/games/[^/]+/(judged\\.ts$|text/)', pathNot: isTest },
      to: { path: '^src-main/core/games/[^/]+/(why|edit)/' },
    },
    {
      name: 'preload-knows-names-only',
      severity: 'error',
      from: { path: '^src-main/preload/', pathNot: isTest },
      to: { path: '^src-main/', pathNot: '^src-main/(core/protocol|preload)/' },
    },
    {
      name: 'systems-stand-below',
      severity: 'error',
      from: { path: '^src-main/system/', pathNot: isTest },
      to: { path: '^src-main/(?!system/)|(^|/)node_modules/' },
    },
    {
      // What serves the page runs in a plain Node as well: it knows a shell and not who it is.
      name: 'only-its-own-room-knows-electron',
      severity: 'error',
      from: { path: '^src-main/(app|files|programs|runs|sets|system|threads)/' },
      to: { path: '^src-main/(index\\.ts|electron/)|(^|/)node_modules/electron/|^electron$' },
    },
    {
      name: 'worker-and-cli-run-without-electron',
      severity: 'error',
      from: {
        path: '^src-main/(worker|cli|core|programs|sets|threads)/',
        pathNot: '^src-main/sets/open/',
      },
      to: {
        path: '^src-main/(index\\.ts|app/|electron/|files/|runs/|preload/|sets/open/)|(^|/)node_modules/electron/|^electron$',
        // What may be replaced, how it is done whole, how disks are asked that may not answer, and what their errors say
        // are pieces of plain Node for the app and the command line.
        pathNot: '^src-main/files/(replace-file|replace-many|target-of|disks|file-problem)\\.ts$',
      },
    },
    ...arrows,
    {
      name: 'rooms-have-doors',
      severity: 'error',
      from: { path: '^src-renderer/([^/]+)/', pathNot: isTest },
      to: {
        path: `^src-renderer/(${doors})/`,
        // Games have a door of the editor for themselves, and so has the viewer, whose page is to be small.
        pathNot: [
          '^src-renderer/[^/]+/index\\.ts$',
          '^src-renderer/$1/',
          '/editor/game-(editor|view)\\.ts$',
          '/for-viewer\\.ts$',
        ],
      },
    },
    {
      name: 'the-window-comes-by-the-doors',
      severity: 'error',
      from: { path: '^src-renderer/[^/]+$' },
      to: { path: `^src-renderer/(${doors})/`, pathNot: '^src-renderer/[^/]+/index\\.ts$' },
    },
    {
      name: 'rooms-are-known',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { path: '^src-renderer/[^/]+/', pathNot: `^src-renderer/(${rooms.join('|')}|testing)/` },
    },
    {
      name: 'games-see-their-editor-only',
      severity: 'error',
      from: { path: '^src-renderer/games/' },
      to: { path: '^src-renderer/editor/', pathNot: '/editor/game-(editor|view)\\.ts$' },
    },
    {
      name: 'the-product-never-sees-its-tools',
      severity: 'error',
      from: { path: '^src-', pathNot: isTest },
      to: { path: '^(bench|e2e|fuzz|schedules|scripts)/' },
    },
    {
      name: 'unit-tests-see-their-helpers-only',
      severity: 'error',
      from: { path: `^src-.*(${isTest})` },
      to: { path: '^(bench|e2e|fuzz|schedules|scripts)/', pathNot: '^scripts/unit/' },
    },
    {
      name: 'bench-measures-from-outside',
      severity: 'error',
      from: { path: '^bench/' },
      // Threads and programs are measured without a window around them.
      to: {
        path: '^(src-renderer|src-main|fuzz|e2e)/',
        pathNot: '^(e2e/electron-shell|src-main/(core|programs|threads)/)',
      },
    },
    {
      name: 'e2e-drives-from-outside',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(src-renderer|fuzz|bench)/',
        pathNot: [
          // What the page tells of itself, and a reader of what it exports.
          '^src-renderer/(workspace/probe-types\\.ts|canvas/picture/testing/)',
          '^bench/(bad-files|memory)\\.ts$',
        ],
      },
    },
    {
      name: 'fuzz-feeds-readers-only',
      severity: 'error',
      from: { path: '^fuzz/' },
      to: {
        path: '^(src-renderer|bench|e2e|src-main/(?!core/))',
        pathNot:
          '^src-main/(not-text|cli/decode-text|files/(recent-files|journal/(chain|records))|kept/settings-file)\\.ts$',
      },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Programs for others, which are no part of this one.
    exclude: { path: '/games/[^/]+/kit/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'require', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
