/** What every page loads. */
const everywhere = [
  'entry.client.tsx',
  'root.tsx',
  'shell/shell.layout.tsx',
  'shell/within-shell.layout.tsx',
];

/** The pages that people land on. */
const landingPages = new Map([
  ['features/feed/home.route.tsx', 'home'],
  ['features/designs/showing/product.route.tsx', 'product'],
  ['features/discovery/search/search.route.tsx', 'search'],
]);

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * The files that a landing page loads, so that it loads a few instead of a hundred: `framework` and `shell` for what
 * every page imports, `landing` for what several landing pages import, and one of its own name for what only it
 * imports. The first that names a module gets it with all that it imports; the bundler shares out the rest.
 */
export const landingChunks = ['framework', 'shell', 'landing', 'page'].map((kind, index, kinds) => ({
  priority: kinds.length - index,
  name(id: string, graph: ModuleGraph): string | null {
    const chunk = chunkOf(id, graph);
    return chunk?.kind === kind ? chunk.name : null;
  },
}));

function chunkOf(id: string, graph: ModuleGraph): { kind: string; name: string } | null {
  const seen = new Set([id]);
  const pages = new Set<string>();
  for (const importer of seen) {
    const file = importer.split('/web/app/')[1]?.split('?')[0] ?? '';
    if (everywhere.includes(file)) {
      const kind = id.includes('/node_modules/') ? 'framework' : 'shell';
      return { kind, name: kind };
    }
    const page = landingPages.get(file);
    if (page !== undefined) pages.add(page);
    for (const next of graph.getModuleInfo(importer)?.importers ?? []) seen.add(next);
  }
  const [page, another] = pages;
  if (page === undefined) return null;
  return another === undefined ? { kind: 'page', name: page } : { kind: 'landing', name: 'landing' };
}
