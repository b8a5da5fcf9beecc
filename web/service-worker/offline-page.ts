// Imports types only: the worker is a single file and shares no code with pages.
import type { Locale } from '#contracts/platform/locales.ts';

interface Words {
  title: string;
  line: string;
  again: string;
  home: string;
}

const words: Record<Locale, Words> = {
  en: {
    title: 'You’re offline.',
    line: 'This page is not kept on this device. It can be opened when the connection is back.',
    again: 'Try again',
    home: 'Home',
  },
  hi: {
    title: 'आप ऑफ़लाइन हैं।',
    line: 'यह पेज इस डिवाइस पर नहीं है। कनेक्शन लौटने पर इसे खोल सकेंगे।',
    again: 'फिर कोशिश करें',
    home: 'होम',
  },
  bn: {
    title: 'আপনি অফলাইন আছেন।',
    line: 'এই পাতাটা এই ডিভাইসে নেই। কানেকশন ফিরে এলে এটা খোলা যাবে।',
    again: 'আবার চেষ্টা করুন',
    home: 'হোম',
  },
  ta: {
    title: 'நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள்.',
    line: 'இந்தப் பக்கம் இந்தச் சாதனத்தில் இல்லை. இணைப்பு திரும்பியதும் திறக்கலாம்.',
    again: 'மீண்டும் முயலுங்கள்',
    home: 'முகப்பு',
  },
};

const prefixes = Object.keys(words).filter((locale) => locale !== 'en');
const languageOfAddress = new RegExp(`^/(${prefixes.join('|')})(?=/|$)`);

/** A path without its language prefix. */
export const withoutLanguage = (pathname: string) => pathname.replace(languageOfAddress, '') || '/';

/** The language of the URL, else that of the last page seen, else English. */
export function localeOfOfflinePage(url: URL, seen: string | null): Locale {
  return (
    (languageOfAddress.exec(url.pathname)?.[1] as Locale | undefined) ??
    (seen !== null && Object.hasOwn(words, seen) ? (seen as Locale) : 'en')
  );
}

/** The build's font files for each language: one for text, in two weights, and one for titles. */
const faces: Record<Exclude<Locale, 'en'>, readonly [text: string, titles: string]> = {
  hi: ['hind-devanagari', 'tiro-devanagari-hindi-devanagari'],
  bn: ['hind-siliguri-bengali', 'tiro-bangla-bengali'],
  ta: ['hind-madurai-tamil', 'noto-serif-tamil-tamil'],
};

/** The device may have no font for the language. Pages seen before have left the fonts in the file cache. */
function fontsIn(locale: Locale, files: readonly string[]): string {
  const [text = '', titles = ''] = locale === 'en' ? [] : faces[locale];
  return [
    { family: 'Hind', name: text, weight: 400 },
    { family: 'Hind', name: text, weight: 600 },
    { family: 'Tiro Devanagari Hindi', name: titles, weight: 400 },
  ]
    .map(({ family, name, weight }) => {
      const file = name && files.find((address) => address.includes(`/${name}-${weight}-normal`));
      return file ? `@font-face{font-family:"${family}";font-weight:${weight};src:url(${file})}` : '';
    })
    .join('');
}

/** The colours of `tokens.css` that the page needs, because it cannot load a style sheet: light, then dark. */
export const colours = {
  ground: ['#f3eee3', '#131524'],
  ink: ['#181a30', '#f1e9da'],
  'ink-2': ['#484a5f', '#c5beb2'],
  seam: ['#d5cbb8', '#31344b'],
  'seam-2': ['#8f8573', '#74789a'],
  madder: ['#a02a26', '#b23a31'],
  turmeric: ['#dfa22e', '#e4b04a'],
  indigo: ['#2b4090', '#a9b8f2'],
  focus: ['#2b4090', '#b9c6f8'],
  bad: ['#86163f', '#f3a3b6'],
} as const;

const dyed = (scheme: 0 | 1) =>
  Object.entries(colours)
    .map(([name, dyes]) => `--tb-${name}:${dyes[scheme]}`)
    .join(';');

const style = `
:root{color-scheme:light dark;${dyed(0)}}
@media (prefers-color-scheme:dark){:root{${dyed(1)}}}
body{margin:0;color:var(--tb-ink);background:var(--tb-ground);font:1rem/1.55 Hind,system-ui,sans-serif}
header{display:flex;gap:10px;align-items:center;height:60px;padding:0 clamp(1rem,.4rem + 2.4vw,2.5rem);font-size:26px}
@media (min-width:900px){header{height:72px;font-size:30px}}
header svg{width:1.08em;height:1.08em}
header,h1{font-family:"Tiro Devanagari Hindi","Noto Serif Tamil","Iowan Old Style",Georgia,serif;font-weight:400;line-height:1.24}
.selvedge{height:6px;background:repeating-linear-gradient(90deg,var(--tb-ground) 0 1px,transparent 1px 5px),linear-gradient(180deg,var(--tb-madder) 0 2px,transparent 2px 3px,var(--tb-turmeric) 3px 4px,transparent 4px 5px,var(--tb-indigo) 5px 6px)}
main{display:grid;gap:14px;justify-items:center;max-width:36rem;margin:0 auto;padding:12vh 1rem 3rem;text-align:center;text-wrap:balance}
main>svg{width:min(300px,80%);fill:none;stroke:var(--tb-bad);stroke-width:1.4}
h1{margin:0;font-size:clamp(1.5rem,1.32rem + .76vw,2rem)}
p{max-width:40ch;margin:0;color:var(--tb-ink-2)}
nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center;margin-top:8px}
a{display:grid;place-content:center;min-height:48px;box-sizing:border-box;padding:2px 24px 0;color:inherit;font-weight:600;text-decoration:none;border:1px solid var(--tb-ink);border-radius:4px}
a+a{border-color:var(--tb-seam-2)}
a:focus-visible{outline:2px solid var(--tb-focus);outline-offset:2px}
`.replaceAll('\n', '');

const logo =
  '<svg viewBox="-1 -1 30 30" aria-hidden="true"><path d="M6 0v12M0 14h12M6 16v12M8 6h12M14 8v12M8 22h12M22 0v12M16 14h12M22 16v12" stroke="var(--tb-madder)" stroke-width="3.4" fill="none"/></svg>';

const warp = Array.from({ length: 24 }, (_, thread) => `M${10 + thread * 13} 14V106`).join('');
const snappedThread = `<svg viewBox="0 0 320 120" aria-hidden="true"><path d="${warp}" stroke="var(--tb-seam)"/><path d="M4 60C40 52 60 68 96 60S128 54 138 60M182 60C196 66 214 52 236 60S290 66 316 58" stroke-width="2"/><path d="M138 60L148 52M138 60L150 60M138 60L147 69M182 60L172 53M182 60L170 62M182 60L174 70"/></svg>`;

/**
 * The page shown offline for a page that is not cached: no script, no files but cached fonts, and the system's colour
 * scheme.
 */
export function offlinePage(locale: Locale, files: readonly string[] = []): Response {
  const { title, line, again, home } = words[locale];
  const html = `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} Tanabana</title><style>${fontsIn(locale, files)}${style}</style></head><body><header>${logo}<span>Tanabana</span></header><div class="selvedge"></div><main>${snappedThread}<h1>${title}</h1><p>${line}</p><nav><a href="">${again}</a><a href="/">${home}</a></nav></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'",
    },
  });
}
