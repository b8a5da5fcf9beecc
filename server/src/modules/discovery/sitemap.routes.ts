import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Locale, localePrefix, locales } from '#contracts/platform/locales.ts';
import { makeShortCache } from '#server/platform/cache/short-cache.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import { type Html, html } from '#server/platform/http/pages/html.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { listSitemapFiles, listSitemapUrls } from './list-sitemap.ts';

/** What crawlers have no business in: calls, and pages that are a person's own or made anew for every question. */
const closedToCrawlers = [
  '/api/',
  '/dev/',
  '/emulators/',
  '/search?',
  '/checkout/',
  '/chat',
  '/enquiry',
  '/notifications',
  '/order',
  '/profile',
  '/settings',
  '/user',
];

/** What a message shows of a link that is sent: the card of a search too, which search engines need not read. */
const linkReaders = [
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'WhatsApp',
  'TelegramBot',
  'Slackbot',
];

/** These are in no language. */
const serverPaths = new Set(['/api/', '/dev/', '/emulators/']);

/** A crawler reads each file once; a hundred of them are a hundred thousand designs. */
const crawling: Limit = { name: 'sitemap', by: 'network', most: 120, seconds: 60 };

/** `/robots.txt`, and `/sitemap.xml` with its files of at most a thousand addresses each. */
export function sitemapRoutes(
  server: FastifyInstance,
  { staleReads, env, limits, cacheRoom }: Pick<Services, 'staleReads' | 'env' | 'limits' | 'cacheRoom'>,
): void {
  const site = env.PUBLIC_URL.replace(/\/$/, '');
  /** Null for a file that holds nothing. */
  const files = makeShortCache<Html | null>({
    room: cacheRoom,
    seconds: 60,
    sizeOf: (body) => 2 * (body?.text.length ?? 0),
  });

  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...disallowed(closedToCrawlers),
          '',
          ...linkReaders.map((name) => `User-agent: ${name}`),
          ...disallowed(closedToCrawlers.filter((path) => path !== '/search?')),
          '',
          `Sitemap: ${site}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  server.get('/sitemap.xml', async (request, reply) => {
    await limits.spend([crawling], request, null);
    return sendXml(reply, await files.get('', writeIndex));
  });

  server.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    await limits.spend([crawling], request, null);
    const { file } = request.params;
    return sendXml(reply, await files.get(file, () => writeFile(file)));
  });

  async function writeIndex(): Promise<Html> {
    const names = await staleReads.read(undefined, listSitemapFiles);
    return html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${names.map(
      (name) => html`
<sitemap><loc>${site}/sitemap/${name}</loc></sitemap>`,
    )}
</sitemapindex>`;
  }

  async function writeFile(file: string): Promise<Html | null> {
    const urls = await staleReads.read(undefined, (db) => listSitemapUrls(db, file));
    if (urls.length === 0) return null;
    return html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.map(
      ({ path, updatedAt, pictures }) => html`
<url><loc>${site}${path}</loc>${
        updatedAt === null ? '' : html`<lastmod>${updatedAt.toISOString()}</lastmod>`
      }${locales.map(
        (locale) =>
          html`<xhtml:link rel="alternate" hreflang="${locale}" href="${site}${pathIn(locale, path)}"/>`,
      )}${pictures.map(
        (key) => html`<image:image><image:loc>${pictureUrl(env.MEDIA_URL, key)}</image:loc></image:image>`,
      )}</url>`,
    )}
</urlset>`;
  }
}

const disallowed = (paths: readonly string[]) =>
  locales.flatMap((locale) =>
    paths
      .filter((path) => locale === 'en' || !serverPaths.has(path))
      .map((path) => `Disallow: ${localePrefix(locale)}${path}`),
  );

/** The path of a page in a language: the home page has no slash behind it. */
function pathIn(locale: Locale, path: string): string {
  const prefix = localePrefix(locale);
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}

/** A file is a minute old at most when it is sent, and kept for one more: anyone who closes their profile is soon in none. */
function sendXml(reply: FastifyReply, body: Html | null): FastifyReply {
  if (body === null) throw notFound('platform.pageMissing');
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=60')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body.text}\n`);
}
