import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Locale } from '#contracts/platform/locales.ts';
import { type Html, html } from './html.ts';

interface PlainPage {
  title: string;
  body: Html;
  locale?: Locale;
  /** `wide` for tables; `narrow` for a few lines. */
  width?: 'wide' | 'narrow';
}

/** Nothing but our own style sheet and fonts: a plain page runs no script. */
const plainPagePolicy = [
  `default-src 'none'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** A page in the product's look that needs neither the web app nor the database: failures, mailbox, API pages. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply
    .header('content-security-policy', plainPagePolicy)
    .type('text/html; charset=utf-8')
    .send(plainPage(page));
}

/** Its text, to be sent with `plainPagePolicy`. */
function plainPage({ title, body, locale = 'en', width = 'narrow' }: PlainPage): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Tanabana</title>
<link rel="stylesheet" href="/plain/page.css">
</head>
<body>
<header><a href="/">Tanabana</a></header>
<main class="${width}">
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;
}

const files: Record<string, { from: URL; type: string }> = {
  'page.css': { from: new URL('./plain-page.css', import.meta.url), type: 'text/css; charset=utf-8' },
  'hind.woff2': { from: fontFile('hind/files/hind-latin-400-normal.woff2'), type: 'font/woff2' },
  'hind-600.woff2': { from: fontFile('hind/files/hind-latin-600-normal.woff2'), type: 'font/woff2' },
  'tiro.woff2': {
    from: fontFile('tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2'),
    type: 'font/woff2',
  },
};

function fontFile(path: string): URL {
  return new URL(import.meta.resolve(`@fontsource/${path}`));
}

/** Serves what plain pages are dressed with. */
export function installPlainPages(app: FastifyInstance): void {
  for (const [name, { from, type }] of Object.entries(files)) {
    app.get(`/plain/${name}`, async (_request, reply) => {
      reply.type(type).header('cache-control', 'public, max-age=3600');
      return readFile(fileURLToPath(from));
    });
  }
}
