import { caching, openOrNull } from './kept-caches.ts';

const mostPictures = 300;
const mostBytes = 40_000_000;

/** Bytes of each cached picture, oldest first. Read once per start of the worker. */
let sizes: Promise<Map<string, number>> | null = null;

/** Whether a request is for a processed picture of this site, whose URL changes with its content. */
export const isPicture = (url: URL, { destination }: Pick<Request, 'destination'>) =>
  destination === 'image' && url.pathname.startsWith('/media/');

/**
 * From the cache if present, otherwise from the server. `later` keeps the worker alive until the picture is stored.
 */
export async function answerPicture(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await openOrNull(caching.pictures);
  const kept = await cache?.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  const isLasting = answer.headers.get('cache-control')?.includes('immutable') === true;
  if (cache && answer.status === 200 && isLasting && !(await isUnkept()))
    later(keepPicture(cache, request.url, answer.clone()));
  return answer;
}

const isUnkept = () => caches.has(caching.unkept).catch(() => true);

async function keepPicture(cache: Cache, address: string, answer: Response): Promise<void> {
  try {
    const blob = await answer.blob();
    const headers = { 'content-type': blob.type, 'content-length': String(blob.size) };
    sizes ??= readSizes(cache);
    const known = await sizes;
    known.set(address, blob.size);
    let total = [...known.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const [oldest, bytes] of [...known]) {
      if (known.size <= mostPictures && total <= mostBytes) break;
      known.delete(oldest);
      total -= bytes;
      await cache.delete(oldest, { ignoreVary: true });
    }
    if (known.has(address)) await cache.put(address, new Response(blob, { headers }));
  } catch {
    // The storage is full or was cleared in the meantime, so the sizes are read again.
    sizes = null;
  }
}

async function readSizes(cache: Cache): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    known.set(request.url, Number(kept?.headers.get('content-length') ?? 0));
  }
  return known;
}
