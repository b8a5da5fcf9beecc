/** The query parameters that publicly cached pages read, by the first segment of their path. */
const readByPage: Record<string, readonly string[]> = {
  '': ['tab'],
  search: [
    ...['q', 'type', 'category', 'material', 'city', 'role'],
    ...['verified', 'minPrice', 'maxPrice', 'pin', 'within', 'sort'],
  ],
  help: ['q'],
  explore: ['tab', 'role', 'q', 'pin', 'within'],
  publicProfile: ['tab'],
  product: ['sort', 'from', 'stars', 'photos'],
};

/**
 * Whether a page reads every parameter of its address. A page with others is rendered but not cached for the next
 * visitor: made-up parameters would fill the memory with copies of one page.
 */
export function readsWholeQuery({ pathname, searchParams }: URL): boolean {
  if (searchParams.size === 0) return true;
  const page = pathname.split('/')[1] ?? '';
  const read = Object.hasOwn(readByPage, page) ? readByPage[page] : undefined;
  return read !== undefined && [...searchParams.keys()].every((name) => read.includes(name));
}
