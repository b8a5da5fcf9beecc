import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../platform/http/app-error.ts';
import { type Html, html } from '../../platform/http/html.ts';
import type { Services } from '../../platform/services.ts';
import { listSitemapFiles, listSitemapUrls } from './list-sitemap.ts';

/** What crawlers have no business in: calls, and pages that are somebody's own or made anew for every question. */
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

/** `/robots.txt`, and `/sitemap.xml` with its files of at most a thousand addresses each. */
export function sitemapRoutes(server: FastifyInstance, { db, env }: Pick<Services, 'db' | 'env'>): void {
  const site = env.PUBLIC_URL.replace(/\/$/, '');

  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...closedToCrawlers.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${site}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  server.get('/sitemap.xml', async (_request, reply) => {
    const files = await listSitemapFiles(db);
    return sendXml(
      reply,
      html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.map(
        (file) => html`
<sitemap><loc>${site}/sitemap/${file}</loc></sitemap>`,
      )}
</sitemapindex>`,
    );
  });

  server.get<{ Params: { file: string } }>('/sitemap/:file', async ({ params }, reply) => {
    const urls = await listSitemapUrls(db, params.file);
    if (urls.length === 0) throw notFound('This page');
    return sendXml(
      reply,
      html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map(
        ({ path, updatedAt }) => html`
<url><loc>${site}${path}</loc>${
          updatedAt === null ? '' : html`<lastmod>${updatedAt.toISOString()}</lastmod>`
        }</url>`,
      )}
</urlset>`,
    );
  });
}

/** Crawlers may be an hour behind. */
function sendXml(reply: FastifyReply, body: Html): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body.text}\n`);
}
