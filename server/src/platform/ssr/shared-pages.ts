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
 * Pages for signed-out visitors: rendered once and shared for two seconds. They are rendered without any visitor's
 * cookie, IP address or user agent, so that they contain nothing of the first visitor. The language is part of the
 * cache key. Failures are not cached; visitors who waited for a failed page get one more attempt.
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
    /** Whether this URL is cached or already being rendered. */
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

/** Whether this page may be served to other visitors. */
export function canBeShared({ rendered: { status, canBeKept } }: SharedPage): boolean {
  return canBeKept && (status === 200 || status === 404 || (status >= 300 && status < 400));
}

/** The language and the URL with sorted parameters. */
function keyOf(url: string, { locale }: PageLanguage): string {
  if (!url.includes('&')) return `${locale} ${url}`;
  const start = url.indexOf('?');
  const query = new URLSearchParams(url.slice(start + 1));
  query.sort();
  return `${locale} ${url.slice(0, start)}?${query}`;
}
