import { randomBytes } from 'node:crypto';
import { makeShortCache } from '../cache/short-cache.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { type PageWithGaps, pageWithGaps } from './page-with-gaps.ts';

export interface SharedPage {
  rendered: Omit<RenderedPage, 'body'>;
  body: PageWithGaps;
}

/**
 * Pages for visitors who are not signed in: rendered once, for whoever asks within the next two seconds.
 * Such a page is rendered for nobody: no cookie, no user agent and no language reach it, so that nothing of the
 * first visitor can be in it (threat 33).
 */
export function makeSharedPages(render: RenderPage): (url: string, ip: string) => Promise<SharedPage> {
  // Nobody outside can know it, so no text of a user can pass for a gap.
  const mark = randomBytes(18).toString('base64url');
  const pages = makeShortCache<SharedPage>({ seconds: 2, most: 300 });

  return (url, ip) =>
    pages.get(url, async () => {
      const { body, status, headers } = await render({ url, visitor: { ip, headers: {} }, nonce: mark });
      const shared = headers.filter(([name]) => name !== 'set-cookie');
      return { rendered: { status, headers: shared }, body: pageWithGaps(body, mark) };
    });
}
