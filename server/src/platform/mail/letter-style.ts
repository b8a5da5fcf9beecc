import type { Locale } from '#contracts/platform/locales.ts';

/**
 * The colours of `web/app/ui/styles/tokens.css`, under the same names. They are inlined in each element, because mail
 * clients load no style sheet of ours. Clients that support dark mode use the dark set.
 */
export const letterColours = {
  light: {
    ground: '#f3eee3',
    raised: '#fcf9f2',
    sunk: '#e8e0d0',
    ink: '#181a30',
    'ink-2': '#484a5f',
    seam: '#d5cbb8',
    stitch: '#b3a78f',
    madder: '#a02a26',
    'on-madder': '#fff6e9',
    'madder-text': '#982723',
    turmeric: '#dfa22e',
    indigo: '#2b4090',
  },
  dark: {
    ground: '#131524',
    raised: '#1c1f32',
    sunk: '#0d0f1c',
    ink: '#f1e9da',
    'ink-2': '#c5beb2',
    seam: '#31344b',
    stitch: '#575b7a',
    madder: '#b23a31',
    'on-madder': '#fff6e9',
    'madder-text': '#f09a8b',
    turmeric: '#e4b04a',
    indigo: '#a9b8f2',
  },
} as const;

/** The first three of each are the product's fonts, which the mailbox page loads. */
const families = {
  serif: `'Tiro Devanagari Hindi','Tiro Bangla','Noto Serif Tamil',Georgia,'Times New Roman',serif`,
  sans: `Hind,'Hind Siliguri','Hind Madurai','Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
} as const;

/** A CSS font with its size in pixels and its line height, which is larger for Indic scripts. */
export function fontOf(
  family: keyof typeof families,
  size: number,
  leading: number,
  locale: Locale,
  style: 'italic ' | '600 ' | '' = '',
): string {
  const height = locale === 'en' ? leading : leading + 0.12;
  return `${style}${size}px/${height.toFixed(2)} ${families[family]}`;
}

const { dark, light } = letterColours;

/** Styles that cannot be inlined: dark colours and media queries. Classes are named after colours. */
export const letterStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `a{color:${light['madder-text']};overflow-wrap:anywhere}`,
  '@media(max-width:519px){.page{padding:20px 0 28px!important}.slip{padding:26px 20px 10px!important;border-left:0!important;border-right:0!important}.edge{padding-left:20px!important;padding-right:20px!important}.go{display:block!important;text-align:center!important}}',
  `@media(prefers-color-scheme:dark){.ground{background:${dark.ground}!important}.slip{background:${dark.raised}!important}.slip,.seam{border-color:${dark.seam}!important}.sunk{background:${dark.sunk}!important}.ink,.ink a{color:${dark.ink}!important}.ink-2,.ink-2 a{color:${dark['ink-2']}!important}.stitch{border-color:${dark.stitch}!important}.go{background:${dark.madder}!important}.madder{border-color:${dark.madder}!important}.turmeric{border-color:${dark.turmeric}!important}.indigo{border-color:${dark.indigo}!important}a{color:${dark['madder-text']}}img{filter:brightness(.92)}}`,
].join('');
