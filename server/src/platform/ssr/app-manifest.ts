import type { FastifyInstance } from 'fastify';
import { type Locale, readLocale } from '#contracts/platform/locales.ts';

/** Texts that a phone shows when the site is added to the home screen, and in the icon's shortcut menu. */
interface ManifestWords {
  description: string;
  search: string;
  orders: string;
  messages: string;
}

export const manifestWords: Record<Locale, ManifestWords> = {
  en: {
    description: 'Made-to-order fashion by the makers of India.',
    search: 'Search',
    orders: 'Orders',
    messages: 'Messages',
  },
  hi: {
    description: 'ऑर्डर पर बना फ़ैशन, भारत के कारीगरों से।',
    search: 'खोज',
    orders: 'ऑर्डर',
    messages: 'मैसेज',
  },
  bn: {
    description: 'অর্ডার দিয়ে বানানো ফ্যাশন, ভারতের কারিগরদের হাতে।',
    search: 'খুঁজুন',
    orders: 'অর্ডার',
    messages: 'মেসেজ',
  },
  ta: {
    description: 'இந்தியக் கைவினைஞர் செய்து தரும் ஃபேஷன்.',
    search: 'தேடல்',
    orders: 'ஆர்டர்கள்',
    messages: 'மெசேஜ்கள்',
  },
};

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
const icons = [icon(192), icon(512)];

function manifestIn(locale: Locale) {
  const words = manifestWords[locale];
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
