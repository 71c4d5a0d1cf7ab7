// Who may import whom; the reasons are in ARCHITECTURE.md.
// Trap: never list .svelte in extraExtensionsToScan. Its files would then be listed without their imports being read.
const isTest = '\\.test\\.ts$|/testing/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^src-main/core', pathNot: isTest },
      to: { pathNot: '^src-main/core' },
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
      to: { path: '^src-main/core/', pathNot: '^src-main/core/(kernel|trace|game|games)/' },
    },
    {
      name: 'preload-knows-names-only',
      severity: 'error',
      from: { path: '^src-main/preload/', pathNot: isTest },
      to: { path: '^src-main/', pathNot: '^src-main/(core/protocol|preload)/' },
    },
    {
      // What serves the page runs in a plain Node as well: it knows a shell and not who it is.
      name: 'only-its-own-room-knows-electron',
      severity: 'error',
      from: { path: '^src-main/(app|files|runs)/' },
      to: { path: '^src-main/(index\\.ts|electron/)|(^|/)node_modules/electron/|^electron$' },
    },
    {
      name: 'worker-and-cli-run-without-electron',
      severity: 'error',
      from: { path: '^src-main/(worker|cli|core)/' },
      to: {
        path: '^src-main/(index\\.ts|app/|electron/|files/|runs/|preload/)|(^|/)node_modules/electron/|^electron$',
        // What may be replaced, and how it is done whole, is one piece of plain Node for the app and the command line.
        pathNot: '^src-main/files/(replace-file|target-of)\\.ts$',
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
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'require', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
