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
  /** Origins of the pictures in framed letters, if the page frames any. Letters have inline styles. */
  framesLettersWith?: readonly string[];
}

/** Allows only our own style sheet and fonts: a plain page runs no script. */
const plainPagePolicy = [
  `default-src 'none'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/**
 * Sends a styled page that needs neither the web app nor the database: for failures, the mailbox and the API pages.
 */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const pictures = page.framesLettersWith;
  const policy = pictures
    ? `${plainPagePolicy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")}; img-src ${pictures.join(' ')}`
    : plainPagePolicy;
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(plainPage(page));
}

/** The page's HTML, to be sent with `plainPagePolicy`. */
export function plainPage({ title, body, locale = 'en', width = 'narrow' }: PlainPage): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Tanabana</title>
<link rel="stylesheet" href="/plain/fonts.css">
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

interface PlainFile {
  from: URL;
  type: string;
}

const css = (name: string): PlainFile => ({
  from: new URL(name, import.meta.url),
  type: 'text/css; charset=utf-8',
});
const font = (family: string, script: string, weight: number): [string, PlainFile] => {
  const from = new URL(
    import.meta.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`),
  );
  return [`${family}-${script}-${weight}.woff2`, { from, type: 'font/woff2' }];
};

const files: Record<string, PlainFile> = {
  'page.css': css('./plain-page.css'),
  'fonts.css': css('./plain-fonts.css'),
  ...Object.fromEntries([
    ...[400, 600].flatMap((weight) => [
      font('hind', 'latin', weight),
      font('hind', 'devanagari', weight),
      font('hind-siliguri', 'bengali', weight),
      font('hind-madurai', 'tamil', weight),
    ]),
    font('tiro-devanagari-hindi', 'latin', 400),
    font('tiro-devanagari-hindi', 'devanagari', 400),
    font('tiro-bangla', 'bengali', 400),
    font('noto-serif-tamil', 'tamil', 400),
  ]),
};

/** Serves the style sheets and fonts of plain pages. */
export function installPlainPages(app: FastifyInstance): void {
  for (const [name, { from, type }] of Object.entries(files)) {
    // A page that refuses a request because the server is busy needs its style too.
    app.get(`/plain/${name}`, { config: { alwaysAnswers: true } }, async (_request, reply) => {
      reply.type(type).header('cache-control', 'public, max-age=3600');
      return readFile(fileURLToPath(from));
    });
  }
}
