/** Cache Storage in memory for the service worker of `site`; `all` lists its contents by cache and address. */
export function fakeCaches(site: string) {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, site).href;
  async function open(name: string) {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (request: string | Request) => kept.get(addressOf(request))?.clone(),
      put: async (request: string | Request, answer: Response) => void kept.set(addressOf(request), answer),
      delete: async (request: string | Request) => kept.delete(addressOf(request)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    };
  }
  return {
    all,
    caches: {
      keys: async () => [...all.keys()],
      has: async (name: string) => all.has(name),
      delete: async (name: string) => all.delete(name),
      open,
    },
  };
}
