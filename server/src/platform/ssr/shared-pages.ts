import { randomBytes } from 'node:crypto';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { type PageWithGaps, pageWithGaps } from './page-with-gaps.ts';

const freshMs = 2000;
const most = 300;

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
  const pages = new Map<string, { at: number; page: Promise<SharedPage> }>();

  async function renderShared(url: string, ip: string): Promise<SharedPage> {
    const { body, ...rendered } = await render({ url, visitor: { ip, headers: {} }, nonce: mark });
    return { rendered, body: pageWithGaps(body, mark) };
  }

  function forget(url: string, page: Promise<SharedPage>): void {
    if (pages.get(url)?.page === page) pages.delete(url);
  }

  return (url, ip) => {
    const now = performance.now();
    const known = pages.get(url);
    if (known && now - known.at < freshMs) return known.page;
    const page = renderShared(url, ip);
    pages.delete(url);
    pages.set(url, { at: now, page });
    // The oldest stands first.
    for (const oldest of pages.keys()) {
      if (pages.size <= most) break;
      pages.delete(oldest);
    }
    page.then(
      ({ rendered }) => {
        if (!mayBeKept(rendered)) forget(url, page);
      },
      () => forget(url, page),
    );
    return page;
  };
}

function mayBeKept({ status, headers }: Omit<RenderedPage, 'body'>): boolean {
  return status === 200 && !headers.some(([name]) => name === 'set-cookie');
}
