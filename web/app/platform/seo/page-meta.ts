import type { MetaDescriptor } from 'react-router';
import { inEachLocale, type Locale, localePrefix, locales } from '#contracts/platform/locales.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import type { RootData } from '#web/platform/viewer/use-viewer.ts';

interface PageMeta {
  title: string;
  description: string;
  /** The path, with its leading slash; only for pages that search engines should index. */
  path?: string;
  /** The path of the share picture, with its leading slash; Tanabana's own if omitted. */
  card?: string | undefined;
  type?: 'website' | 'product' | 'profile';
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The path of the share picture of a design or a maker, in the language of the page. */
export function cardOf(kind: 'designs' | 'makers', id: number): string {
  const locale = pageLocale();
  return `/cards/${kind}/${id}.jpg${locale === 'en' ? '' : `?lang=${locale}`}`;
}

/** The meta tags of a page: title, description, canonical address and share preview. */
export function pageMeta(
  matches: Matches,
  { title, description, path, card = '/og.png', type = 'website' }: PageMeta,
): MetaDescriptor[] {
  const addresses = path === undefined ? null : addressesOf(publicUrlOf(matches), path);
  return [
    { title: titleOf(title) },
    { name: 'description', content: description },
    { property: 'og:site_name', content: 'Tanabana' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image', content: publicUrlOf(matches) + card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    ...(addresses === null
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { property: 'og:url', content: addresses[pageLocale()] },
          { tagName: 'link', rel: 'canonical', href: addresses[pageLocale()] } as const,
          ...locales.map((locale) => alternate(locale, addresses[locale])),
          // An address without a language prefix is served in the visitor's own language.
          alternate('x-default', addresses.en),
        ]),
  ];
}

/** The address of a page in each language. */
function addressesOf(site: string, path: string): Record<Locale, string> {
  return inEachLocale((locale) => {
    const prefix = localePrefix(locale);
    return `${site}${prefix}${path === '/' && prefix ? '' : path}`;
  });
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href };
}

/** The window title: the page, then the site's name. */
export function titleOf(title: string): string {
  return title === 'Tanabana' ? title : `${title} · Tanabana`;
}

export function publicUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return root?.publicUrl ?? '';
}
