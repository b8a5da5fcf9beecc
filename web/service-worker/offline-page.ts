// Types alone: the worker is one file, and shares no code with pages.
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

const languageOfAddress = /^\/(hi|bn|ta)(?=\/|$)/;

/** A path without the language that its address may be fixed to. */
export const withoutLanguage = (pathname: string) => pathname.replace(languageOfAddress, '') || '/';

/** The language of the address, else that of the page seen last, else English. */
export function localeOfOfflinePage(url: URL, seen: string | null): Locale {
  return (
    (languageOfAddress.exec(url.pathname)?.[1] as Locale | undefined) ??
    (seen !== null && Object.hasOwn(words, seen) ? (seen as Locale) : 'en')
  );
}

/** A page for what was not seen: no script, no file, the colours of the system. */
export function offlinePage(locale: Locale): Response {
  const { title, line, again, home } = words[locale];
  const html = `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} Tanabana</title><style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1.25rem}a{display:inline-block;padding:.75rem 1.5rem .75rem 0}</style></head><body><main><h1>${title}</h1><p>${line}</p><p><a href="">${again}</a><a href="/">${home}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
}
