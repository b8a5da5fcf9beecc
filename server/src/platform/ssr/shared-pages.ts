import { type CacheRoom, makeShortCache } from '#server/platform/cache/short-cache.ts';
import { type SharedBody, sharedBody } from '#server/platform/http/answers/shared-body.ts';
import type { PageLanguage } from './page-language.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';

interface SharedPage {
  rendered: Omit<RenderedPage, 'body'>;
  body: SharedBody;
}

interface Settings {
  render: RenderPage;
  room: CacheRoom;
}

/**
 * Pages for visitors who are not signed in: rendered once, for anyone who asks within the next two seconds.
 * Such a page is rendered for nobody: no cookie, address or user agent reaches it, so that nothing of the first visitor
 * can be in it; their language is part of its key. What failed is not kept; those who waited for it get one more try.
 */
export function makeSharedPages({ render, room }: Settings) {
  const pages = makeShortCache<SharedPage>({
    room,
    seconds: 2,
    sizeOf: ({ body }) => body.bytes.length,
    keeps: canBeShared,
  });

  async function renderForNobody(url: string, language: PageLanguage): Promise<SharedPage> {
    const { body, headers, ...rest } = await render({ url, language, visitor: { ip: null, headers: {} } });
    return {
      rendered: { ...rest, headers: headers.filter(([name]) => name !== 'set-cookie') },
      body: sharedBody(body),
    };
  }

  return {
    /** Whether nothing needs to be rendered for this address. */
    has: (url: string, language: PageLanguage) => pages.has(keyOf(url, language)),

    async find(url: string, language: PageLanguage): Promise<SharedPage> {
      const key = keyOf(url, language);
      let isOwn = false;
      const load = () => {
        isOwn = true;
        return renderForNobody(url, language);
      };
      const page = await pages.get(key, load);
      return isOwn || canBeShared(page) ? page : pages.get(key, load);
    },
  };
}

/** Whether others may be given this page. */
export function canBeShared({ rendered: { status, canBeKept } }: SharedPage): boolean {
  return canBeKept && (status === 200 || status === 404 || (status >= 300 && status < 400));
}

/** The language and the address, whose order of parameters means nothing. */
function keyOf(url: string, { locale }: PageLanguage): string {
  if (!url.includes('&')) return `${locale} ${url}`;
  const start = url.indexOf('?');
  const query = new URLSearchParams(url.slice(start + 1));
  query.sort();
  return `${locale} ${url.slice(0, start)}?${query}`;
}
