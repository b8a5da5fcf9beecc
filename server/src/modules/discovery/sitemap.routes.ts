import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../../platform/http/app-error.ts';
import { type Html, html } from '../../platform/http/html.ts';
import type { Services } from '../../platform/services.ts';
import { designFiles, designsOfFile, makerFiles, makersOfFile, sitemapSpan } from './sitemap.queries.ts';

const pages = ['/', '/explore', '/search', '/terms', '/privacy'];

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

const subjects = {
  designs: { files: designFiles, entries: designsOfFile, address: (id: number) => `/product/${id}` },
  makers: { files: makerFiles, entries: makersOfFile, address: (id: number) => `/publicProfile/${id}` },
} as const;

type Subject = keyof typeof subjects;

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
    const [designs, makers] = await Promise.all([designFiles(db, []), makerFiles(db, [])]);
    const files = [
      'pages',
      ...designs.map(({ number }) => `designs-${number}`),
      ...makers.map(({ number }) => `makers-${number}`),
    ];
    return sendXml(
      reply,
      html`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.map(
        (file) => html`
<sitemap><loc>${site}/sitemap/${file}.xml</loc></sitemap>`,
      )}
</sitemapindex>`,
    );
  });

  server.get('/sitemap/pages.xml', (_request, reply) =>
    sendXml(
      reply,
      urlSet(
        pages.map(
          (path) => html`
<url><loc>${site}${path}</loc></url>`,
        ),
      ),
    ),
  );

  server.get<{ Params: { file: string } }>('/sitemap/:file', async ({ params }, reply) => {
    const [, subject, number] = /^(designs|makers)-(\d{1,9})\.xml$/.exec(params.file) ?? [];
    if (subject === undefined) throw notFound('This page');
    const { entries, address } = subjects[subject as Subject];
    const first = Number(number) * sitemapSpan;
    const found = await entries(db, [first, first + sitemapSpan]);
    if (found.length === 0) throw notFound('This page');
    return sendXml(
      reply,
      urlSet(
        found.map(
          ({ id, updatedAt }) => html`
<url><loc>${site}${address(id)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
        ),
      ),
    );
  });
}

function urlSet(urls: Html[]): Html {
  return html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}
</urlset>`;
}

/** Crawlers may be an hour behind. */
function sendXml(reply: FastifyReply, body: Html): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body.text}\n`);
}
