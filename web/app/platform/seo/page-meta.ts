import type { MetaDescriptor } from 'react-router';
import { inEachLocale, type Locale, localePrefix, locales } from '#contracts/platform/locales.ts';
import { pageLocale } from '#web/platform/i18n/page-locale.ts';
import type { RootData } from '#web/platform/viewer/use-viewer.ts';

interface PageMeta {
  title: string;
  description: string;
  /** From the first slash; only for pages that should be found by search engines. */
  path?: string;
  /** The address of what is shown where the page is shared, from the first slash; the house's own without it. */
  card?: string | undefined;
  type?: 'website' | 'product' | 'profile';
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The address of the picture that stands for a design or a maker where their page is shared, in the page's language. */
export function cardOf(kind: 'designs' | 'makers', id: number): string {
  const locale = pageLocale();
  return `/cards/${kind}/${id}.jpg${locale === 'en' ? '' : `?lang=${locale}`}`;
}

/** The head of a page: title, description, canonical address and what is shown when it is shared. */
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
          // Without a language in it the address answers in the visitor's own.
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

/** What the window is called: the page, then the house. */
export function titleOf(title: string): string {
  return title === 'Tanabana' ? title : `${title} · Tanabana`;
}

export function publicUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return root?.publicUrl ?? '';
}
