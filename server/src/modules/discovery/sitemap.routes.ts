import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Locale, localePrefix, locales } from '#contracts/platform/locales.ts';
import { makeShortCache } from '#server/platform/cache/short-cache.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import { type Html, html } from '#server/platform/http/pages/html.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { listSitemapFiles, listSitemapUrls } from './list-sitemap.ts';

/** Paths closed to crawlers: API calls, personal pages, and pages generated per query. */
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
  '/naap',
  '/quotes',
  '/briefs',
  '/user',
];

/** Bots that fetch link previews; they may read the card of a search, which search engines need not. */
const linkReaders = [
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'WhatsApp',
  'TelegramBot',
  'Slackbot',
];

/** Paths without a language prefix. */
const serverPaths = new Set(['/api/', '/dev/', '/emulators/']);

/** Enough for a crawler to read each file once: a hundred files cover a hundred thousand designs. */
const crawling: Limit = { name: 'sitemap', by: 'network', most: 120, seconds: 60 };

/** `/robots.txt`, and `/sitemap.xml` with its files of at most a thousand addresses each. */
export function sitemapRoutes(
  server: FastifyInstance,
  { staleReads, env, limits, cacheRoom }: Pick<Services, 'staleReads' | 'env' | 'limits' | 'cacheRoom'>,
): void {
  const site = env.PUBLIC_URL.replace(/\/$/, '');
  /** Null for an empty file. */
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

/** The path of a page in a language; the home page has no trailing slash. */
function pathIn(locale: Locale, path: string): string {
  const prefix = localePrefix(locale);
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}

/**
 * A file is at most a minute old when sent, and may be cached for one more, so a profile that is closed soon
 * disappears.
 */
function sendXml(reply: FastifyReply, body: Html | null): FastifyReply {
  if (body === null) throw notFound('platform.pageMissing');
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=60')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body.text}\n`);
}
