import { randomBytes } from 'node:crypto';
import type { CacheRoom } from '../cache/cache-room.ts';
import { makeShortCache } from '../cache/short-cache.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { type PageWithGaps, pageWithGaps } from './page-with-gaps.ts';

export interface SharedPage {
  rendered: Omit<RenderedPage, 'body'>;
  body: PageWithGaps;
}

interface Settings {
  render: RenderPage;
  room: CacheRoom;
}

/**
 * Pages for visitors who are not signed in: rendered once, for whoever asks within the next two seconds.
 * Such a page is rendered for nobody: no cookie, address, user agent or language reaches it, so that nothing of the
 * first visitor can be in it. What failed is not kept; those who waited for it get one more try.
 */
export function makeSharedPages({ render, room }: Settings) {
  // Nobody outside can know it, so no text of a user can pass for a gap.
  const mark = randomBytes(18).toString('base64url');
  const pages = makeShortCache<SharedPage>({
    room,
    seconds: 2,
    sizeOf: ({ body }) => body.bytes(),
    keeps: canBeShared,
  });

  async function renderForNobody(url: string): Promise<SharedPage> {
    const page = await render({ url, visitor: { ip: null, headers: {} }, nonce: mark });
    const { body, status, headers, canBeKept } = page;
    const shared = headers.filter(([name]) => name !== 'set-cookie');
    return { rendered: { status, headers: shared, canBeKept }, body: pageWithGaps(body, mark) };
  }

  return {
    /** Whether nothing needs to be rendered for this address. */
    has: (url: string) => pages.has(keyOf(url)),

    async find(url: string): Promise<SharedPage> {
      const key = keyOf(url);
      let isOwn = false;
      const load = () => {
        isOwn = true;
        return renderForNobody(url);
      };
      const page = await pages.get(key, load);
      return isOwn || canBeShared(page) ? page : pages.get(key, load);
    },

    /** The page as gzip; its compressed form is kept with it. */
    async compressed(url: string, page: SharedPage, nonce: string): Promise<Buffer> {
      const before = page.body.bytes();
      const compressed = await page.body.fillCompressed(nonce);
      if (page.body.bytes() !== before) pages.recount(keyOf(url), page);
      return compressed;
    },
  };
}

function canBeShared({ rendered: { status, canBeKept } }: SharedPage): boolean {
  return canBeKept && (status === 200 || status === 404 || (status >= 300 && status < 400));
}

/** The order of parameters means nothing. */
function keyOf(url: string): string {
  if (!url.includes('&')) return url;
  const start = url.indexOf('?');
  const query = new URLSearchParams(url.slice(start + 1));
  query.sort();
  return `${url.slice(0, start)}?${query}`;
}
