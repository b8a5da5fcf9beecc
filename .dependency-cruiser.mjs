// What may import what. The patterns name kinds of files rather than files, so a new module is guarded at birth.
// scripts/boundaries.mjs runs these rules and proves on planted violations that each of them can fail.

const tests = String.raw`\.test\.tsx?$`;
const sqlFiles = String.raw`\.(queries|tables)\.ts$`;
const modules = '^server/src/modules/';
const anyModule = '^server/src/modules/([^/]+)/';

/** From the ground up: a module calls those of earlier rows only, and hears of later ones by events. */
const order = [
  ['accounts'],
  ['profiles'],
  ['designs'],
  ['engagement', 'payments'],
  ['orders'],
  ['reviews', 'meetings', 'measurements', 'documents', 'messaging', 'complaints', 'verifications'],
  ['enquiries', 'quotes', 'occasions', 'trust', 'hands'],
  ['fit', 'plans', 'cloth'],
  ['notifications', 'feed', 'discovery', 'stories'],
  ['admin', 'personal-data'],
];

// Above the last row there is nothing to call.
const callsDownwards = order.slice(0, -1).map((row, index) => ({
  name: `modules-call-downwards-${index + 1}`,
  comment: `Of the modules, ${row.join(', ')} may call only earlier ones (the order stands in .dependency-cruiser.mjs). Subscribe to an event of the other module instead.`,
  severity: 'error',
  from: { path: `${modules}(${row.join('|')})/`, pathNot: tests },
  to: {
    path: `${modules}(${order.slice(index).flat().join('|')})/`,
    // Its own files; and foreign tables, which a join may read in any direction.
    pathNot: [`${modules}$1/`, String.raw`\.tables\.ts$`],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contracts-stand-alone',
      comment: 'Contracts are shared by both sides: they import zod and each other, nothing else.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: tests },
      to: { pathNot: ['^contracts/', '^node_modules/zod/'] },
    },
    {
      name: 'web-knows-contracts-only',
      comment: 'The web app reaches the server through the typed API client and imports only contracts.',
      severity: 'error',
      from: { path: '^web/', pathNot: tests },
      to: { path: '^(server|emulators|demo|bench|tests|scripts|tools)/' },
    },
    {
      name: 'server-never-imports-web',
      comment: 'The server takes the finished web build; it never imports sources of the web app.',
      severity: 'error',
      from: { path: '^(server|contracts|demo)/', pathNot: tests },
      to: { path: '^web/', pathNot: '^web/build/' },
    },
    {
      name: 'product-never-imports-tools',
      comment: 'Tests, benchmarks and scripts use the product, never the other way round.',
      severity: 'error',
      from: { path: '^(server|demo)/', pathNot: tests },
      to: { path: '^(tests|bench|scripts)/' },
    },
    {
      name: 'tools-at-the-entry-points',
      comment:
        'Of the server, only main.ts and the *-cli.ts beside it start a private PostgreSQL. Pass what the rest needs as an argument.',
      severity: 'error',
      from: { path: '^server/', pathNot: [tests, String.raw`^server/src/(main|[^/]+-cli)\.ts$`] },
      to: { path: '^tools/' },
    },
    {
      name: 'emulators-know-nothing-of-ours',
      comment: 'An emulator speaks its protocol alone, or it would agree with our mistakes.',
      severity: 'error',
      from: { path: '^emulators/', pathNot: tests },
      to: { path: '^(contracts|server|web|demo|bench|tests|scripts|tools)/' },
    },
    {
      name: 'demo-knows-contracts-only',
      comment: 'The demo is data. The code that fills a database with it lives in server/src/demo.',
      severity: 'error',
      from: { path: '^demo/', pathNot: tests },
      to: { path: '^(server|web|emulators|bench|tests|scripts|tools)/' },
    },
    {
      name: 'drawing-stands-alone',
      comment: 'yard/drawing is a package of its own and imports nothing from outside its folder.',
      severity: 'error',
      from: { path: '^yard/drawing/', pathNot: tests },
      to: { pathNot: '^yard/drawing/' },
    },
    {
      name: 'drawing-through-public',
      comment: 'Import yard/drawing/public.ts.',
      severity: 'error',
      from: { path: '^(?!yard/drawing/)' },
      to: { path: '^yard/drawing/', pathNot: String.raw`^yard/drawing/public\.ts$` },
    },
    {
      name: 'nothing-needs-the-yard',
      comment:
        'The demo shows committed pictures. Import only types from yard/, which the server image does not contain.',
      severity: 'error',
      from: { path: '^(?!yard/)', pathNot: tests },
      to: { path: '^yard/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-filler-imports-demo',
      comment:
        'Real use knows no demo: only files of the server with demo in their name or folder import it.',
      severity: 'error',
      from: { path: '^server/', pathNot: [tests, '/[^/]*demo[^/]*'] },
      to: { path: '^demo/' },
    },
    {
      name: 'module-interior-through-public',
      comment: 'Import the other module’s public.ts.',
      severity: 'error',
      from: { path: anyModule, pathNot: [tests, sqlFiles] },
      to: { path: modules, pathNot: [`${modules}$1/`, `${modules}[^/]+/public\\.ts$`] },
    },
    {
      name: 'app-installs-modules',
      comment: 'app.ts knows a module by its install and its public.ts; wire the rest in <noun>.module.ts.',
      severity: 'error',
      from: { path: '^server/src/app\\.ts$' },
      to: {
        path: modules,
        pathNot: [`${modules}[^/]+/[^/]+\\.module\\.ts$`, `${modules}[^/]+/public\\.ts$`],
      },
    },
    {
      name: 'sql-joins-tables-only',
      comment: 'Queries may join the tables of other modules; of their other files they see public.ts only.',
      severity: 'error',
      from: { path: `${anyModule}.*${sqlFiles}` },
      to: { path: modules, pathNot: [`${modules}$1/`, `${modules}[^/]+/public\\.ts$`, '\\.tables\\.ts$'] },
    },
    {
      name: 'sql-in-queries-only',
      comment: 'SQL lives in *.queries.ts, *.tables.ts and platform/db. Move the statement there.',
      severity: 'error',
      from: { path: modules, pathNot: [tests, sqlFiles] },
      to: { path: '^node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'core-knows-no-room',
      comment:
        'The core of a module is what its other rooms stand on: move what core needs down into it, or the importer up into a room.',
      severity: 'error',
      from: { path: `${modules}([^/]+)/core/`, pathNot: tests },
      to: { path: `${modules}$1/(?!core/)[^/]+/` },
    },
    {
      name: 'routes-decide-nothing',
      comment: 'A route parses, calls one action and presents: the action runs the queries.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: sqlFiles },
    },
    ...callsDownwards,
    {
      name: 'module-has-its-place',
      comment: 'Give the new module its row in the order of modules in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: modules, pathNot: `${modules}(${order.flat().join('|')})/` },
      to: {},
    },
    {
      name: 'platform-knows-no-module',
      comment: 'Platform code serves every module and names none. Let the module register itself.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: modules },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'The design system and the web platform serve every feature and name none.',
      severity: 'error',
      from: { path: '^web/app/(ui|platform)/', pathNot: tests },
      to: { path: '^web/app/(features|shell)/' },
    },
    {
      name: 'calls-bring-no-schemas',
      comment:
        'A contract holds schemas, which only forms need in the browser. Import the endpoint as a type and name the call by its address; limits and sentences belong into a *.rules.ts.',
      severity: 'error',
      from: { path: String.raw`^web/app/((ui|platform|shell)/|.*\.api\.ts$)`, pathNot: tests },
      to: { path: String.raw`^contracts/.*\.contract\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or lack a third beneath them.',
      severity: 'error',
      from: {},
      // A type alone ties nothing together when the program runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...['from', 'to'].map((side) => ({
      name: 'no-junk-drawers',
      comment: 'Name the folder by its purpose.',
      severity: 'error',
      from: {},
      to: {},
      [side]: { path: '^(?!node_modules/).*(^|/)(utils|helpers|common|misc|lib)/' },
    })),
    {
      name: 'everything-resolves',
      comment: 'The import leads nowhere, so no rule can judge it.',
      severity: 'error',
      from: {},
      // Written by the framework while it generates types and builds.
      to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:', '^web/build/', '(^|/)build/server/'] },
    },
  ],
  options: {
    exclude: { path: '(^|/)\\.react-router/' },
    doNotFollow: { path: ['node_modules', '^web/build/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['node', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
