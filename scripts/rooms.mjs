import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { PlainError, root, runScript } from './run-program.mjs';
import { findUnneededExports } from './unneeded-exports.mjs';

/** The maximum number of files in a folder, so that a reader can survey it. */
const mostFiles = 25;
/** Folders whose files are looked up by name. */
const unlimitedFolders = [
  'demo/pictures',
  'docs/decisions',
  'server/migrations',
  'web/public',
  // A file for each noun.
  ...['en', 'hi', 'bn', 'ta'].map((language) => `contracts/src/words/${language}/sentences`),
];

/**
 * Subfolders of the nouns that are too large for one folder. They have the same names in contracts/, server/
 * and web/.
 */
const rooms = {
  accounts: ['sessions', 'passwords', 'emails', 'numbers', 'two-factor', 'consents'],
  admin: [
    'audit',
    'letters',
    'lists',
    'editing',
    'orders',
    'reports',
    'users',
    'products',
    'complaints',
    'figures',
    'books',
    'verifications',
    'fit',
  ],
  complaints: ['reports'],
  documents: ['labels', 'strip'],
  designs: [
    'ordering',
    'publishing',
    'pictures',
    'editing',
    'bulk',
    'drafts',
    'languages',
    'options',
    'showing',
    'hashtags',
    'takedowns',
  ],
  enquiries: ['sending', 'voice'],
  fit: ['writing', 'answering'],
  discovery: ['cards', 'search', 'words', 'explore', 'near', 'related', 'public-profiles'],
  engagement: ['boards', 'comments', 'mentions', 'follows', 'mutes', 'marks', 'shares'],
  hands: ['working'],
  help: ['questions', 'policies', 'sizes'],
  measurements: ['body-map', 'book', 'sharing'],
  meetings: ['calendar', 'booking'],
  messaging: ['inbox', 'conversation', 'pinned', 'outbox', 'presence', 'replies', 'voice'],
  notifications: ['listeners', 'choices', 'letters', 'push', 'texts', 'kinds'],
  occasions: ['sharing', 'board'],
  plans: ['acts', 'waiting', 'writing'],
  quotes: ['briefs', 'writing', 'answering', 'comparing', 'paying', 'sharing'],
  orders: [
    'core',
    'showing',
    'placing',
    'paying',
    'making',
    'due',
    'endings',
    'disputes',
    'family',
    'dashboards',
    'charts',
    'letters',
    'search',
    'board',
    'earnings',
    'swatches',
  ],
  payments: ['provider', 'refunds', 'incoming', 'books', 'disputes'],
  'personal-data': ['columns', 'downloads'],
  reviews: ['lists', 'replies', 'writing'],
  platform: ['days', 'text'],
  profiles: ['addresses', 'photo', 'privacy', 'shop', 'views', 'appearance'],
  // And a folder for each language.
  words: ['catalogues'],
};
const nounFolder = /^(?:contracts\/src|server\/src\/modules|web\/app\/features)\/([^/]+)\/([^/]+)\//;
const moduleFolder = /^server\/src\/modules\/([^/]+)\//;

/** The folder that `#name/` stands for. */
const aliases = {
  contracts: 'contracts/src/',
  server: 'server/src/',
  web: 'web/app/',
  emulators: 'emulators/',
  demo: 'demo/',
  bench: 'bench/',
  tests: 'tests/',
  tools: 'tools/',
  yard: 'yard/',
};
/** Within such a folder imports are relative, from elsewhere they use the alias. */
const importRoot =
  /^(?:server\/src\/(?:modules|platform)\/[^/]+|server\/src\/demo|contracts\/src\/[^/]+|web\/app\/(?:features|platform)\/[^/]+|web\/app\/[^/]+|emulators\/[^/]+|demo|bench|tests\/[^/]+|tools\/[^/]+|yard\/[^/]+)\//;
const imported = /(?:\bfrom|^import|\bimport\()\s*'([.#][^'?]*)/gm;

/** A small fictional project with planted faults. The last two files are correct. */
const canary = [
  ...Array.from({ length: mostFiles + 1 }, (_, n) => ({ file: `server/src/platform/full/${n}.ts` })),
  {
    file: 'server/src/modules/orders/paying/pay.ts',
    text: "import { a } from '#server/modules/orders/core/a.ts';",
  },
  { file: 'server/src/modules/orders/core/a.ts', text: "import { b } from '../../designs/public.ts';" },
  { file: 'web/app/features/orders/money/pay.tsx' },
  {
    file: 'server/src/modules/designs/public.ts',
    text: "export { lockDesign, updateDesign } from './b.ts';\nexport { type Design } from './c.ts';",
  },
  {
    file: 'server/src/modules/orders/core/b.ts',
    text: "import { lockDesign, type Design } from '#server/modules/designs/public.ts';",
  },
  {
    file: 'server/src/demo/fill-designs.ts',
    text: "import { updateDesign } from '#server/modules/designs/public.ts';",
  },
  { file: 'server/src/modules/designs/designs.module.ts', text: "import { b } from './public.ts';" },
  {
    file: 'server/src/app.ts',
    text: "import { installDesigns } from './modules/designs/designs.module.ts';",
  },
];
const wrongInCanary = [
  'server/src/platform/full holds 26 files. Give it rooms.',
  'server/src/modules/orders/paying/pay.ts imports #server/modules/orders/core/a.ts of its own folder by alias. Say ../core/a.ts.',
  'server/src/modules/orders/core/a.ts leaves its folder by ../../designs/public.ts. Say #server/modules/designs/public.ts.',
  'web/app/features/orders/money is no room of orders. Its rooms stand in scripts/rooms.mjs.',
  'server/src/modules/orders has no orders.module.ts that app.ts installs.',
  'server/src/modules/designs/public.ts exports updateDesign, which no other module imports. Import it from its own file.',
];

await runScript(async () => {
  const seen = findFaults(new Map(canary.map(({ file, text = '' }) => [file, text])));
  const missed = wrongInCanary.filter((each) => !seen.includes(each));
  const unexpected = seen.filter((each) => !wrongInCanary.includes(each));
  if (missed.length + unexpected.length > 0) {
    throw new PlainError(
      `The check of rooms cannot be relied on.\nMissed:\n${missed.join('\n')}\nInvented:\n${unexpected.join('\n')}`,
    );
  }
  const files = readProject();
  const faults = findFaults(files);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    throw new PlainError(`${faults.length} files or folders are not where a stranger looks for them.`);
  console.log(
    `${files.size} files stand in rooms of at most ${mostFiles}; the check was seen to fire on planted faults.`,
  );
  return 0;
});

/** Texts by path; only programs have their text. */
function readProject() {
  const generated = /(^|\/)(node_modules|build|\.react-router)\//;
  const files = [
    'contracts',
    'server',
    'web',
    'emulators',
    'demo',
    'bench',
    'tests',
    'scripts',
    'tools',
    'yard',
    'docs',
  ]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !generated.test(file));
  return new Map(
    files.map((file) => [file, /\.tsx?$/.test(file) ? readFileSync(join(root, file), 'utf8') : '']),
  );
}

/** @param {ReadonlyMap<string, string>} files */
function findFaults(files) {
  return [
    ...findFullFolders(files),
    ...findStrangeRooms(files),
    ...findImports(files),
    ...findMissingInstalls(files),
    ...findUnneededExports(files),
  ];
}

function findFullFolders(files) {
  const counts = new Map();
  for (const file of files.keys()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(
      ([folder, count]) =>
        count > mostFiles && !unlimitedFolders.some((each) => `${folder}/`.startsWith(`${each}/`)),
    )
    .map(([folder, count]) => `${folder} holds ${count} files. Give it rooms.`);
}

function findStrangeRooms(files) {
  const found = new Set();
  for (const file of files.keys()) {
    const [folder, noun, room] = nounFolder.exec(file) ?? [];
    const isLanguage = noun === 'words' && /^[a-z]{2}$/.test(room ?? '');
    if (folder && !isLanguage && !rooms[noun]?.includes(room)) {
      found.add(`${folder.slice(0, -1)} is no room of ${noun}. Its rooms stand in scripts/rooms.mjs.`);
    }
  }
  return [...found];
}

function findImports(files) {
  const faults = [];
  for (const [file, text] of files) {
    const own = importRoot.exec(file)?.[0];
    if (own === undefined) continue;
    for (const [, specifier] of text.matchAll(imported)) {
      const wanted = nameFor(file, own, specifier);
      if (wanted === null || wanted === specifier) continue;
      const fault = specifier.startsWith('#')
        ? `imports ${specifier} of its own folder by alias`
        : `leaves its folder by ${specifier}`;
      faults.push(`${file} ${fault}. Say ${wanted}.`);
    }
  }
  return faults;
}

/** The specifier that `file` should use for the import `specifier`; null if it is not ours. */
function nameFor(file, own, specifier) {
  const [, alias, rest] = /^#(\w+)\/(.*)$/.exec(specifier) ?? [];
  const target = alias ? `${aliases[alias]}${rest}` : normalize(join(dirname(file), specifier));
  if (specifier.includes('/+types/')) return null;
  if (target.startsWith(own)) return alias ? relativeTo(file, target) : specifier;
  const tree = Object.entries(aliases).find(([, folder]) => target.startsWith(folder));
  return tree ? `#${tree[0]}/${target.slice(tree[1].length)}` : null;
}

function relativeTo(file, target) {
  const from = dirname(file).split('/');
  const to = dirname(target).split('/');
  const shared = from.findIndex((part, index) => part !== to[index]);
  const depth = shared === -1 ? from.length : shared;
  const up = '../'.repeat(from.length - depth);
  const down = to
    .slice(depth)
    .map((part) => `${part}/`)
    .join('');
  return `${up || './'}${down}${basename(target)}`;
}

function findMissingInstalls(files) {
  const app = files.get('server/src/app.ts') ?? '';
  const modules = new Set([...files.keys()].flatMap((file) => moduleFolder.exec(file)?.[1] ?? []));
  return [...modules]
    .filter(
      (noun) =>
        !files.has(`server/src/modules/${noun}/${noun}.module.ts`) || !app.includes(`/${noun}.module.ts'`),
    )
    .map((noun) => `server/src/modules/${noun} has no ${noun}.module.ts that app.ts installs.`);
}
