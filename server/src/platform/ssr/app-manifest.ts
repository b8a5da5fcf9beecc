import type { FastifyInstance } from 'fastify';
import { type Locale, readLocale } from '#contracts/platform/locales.ts';
import { pagesIn } from '#contracts/words/catalogues/pages-in.ts';

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
const icons = [icon(192), icon(512)];

function manifestIn(locale: Locale) {
  const words = pagesIn[locale].app;
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon(192)] });
  return {
    // The same in all languages, so that changing the language does not install a second app.
    id: '/',
    name: 'Tanabana',
    short_name: 'Tanabana',
    description: words.description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f3eee3',
    theme_color: '#f3eee3',
    categories: ['shopping', 'lifestyle', 'social'],
    icons: ['any', 'maskable'].flatMap((purpose) => icons.map((each) => ({ ...each, purpose }))),
    shortcuts: [
      shortcut(words.search, '/search'),
      shortcut(words.orders, '/userDashboard?tab=purchases'),
      shortcut(words.messages, '/chat'),
    ],
  };
}

/**
 * Serves the web app manifest. The language is in the URL, because browsers request it without cookies. An unknown
 * language gets English.
 */
export function installAppManifest(app: FastifyInstance): void {
  app.get<{ Querystring: { lang?: string | string[] } }>('/manifest.webmanifest', (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestIn(readLocale(String(request.query.lang)) ?? 'en'))),
  );
}
