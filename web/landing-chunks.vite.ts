/** Files that every page loads. */
const everywhere = [
  'entry.client.tsx',
  'root.tsx',
  'shell/shell.layout.tsx',
  'shell/within-shell.layout.tsx',
];

/** The common landing pages. */
const landingPages = new Map([
  ['features/feed/home.route.tsx', 'home'],
  ['features/designs/showing/product.route.tsx', 'product'],
  ['features/discovery/search/search.route.tsx', 'search'],
]);

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Chunks for landing pages, so that each loads a few files instead of a hundred: `framework` and `shell` for what
 * every page imports, `landing` for what several landing pages import, and one per page for what only that page
 * imports. The first chunk that claims a module also gets its imports; the bundler distributes the rest.
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

/** Whether a chunk is one of those above, by its name. */
export function isLandingChunk(name: string): boolean {
  return ['framework', 'shell', 'landing', ...landingPages.values()].includes(name);
}
