import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface PageFile {
  readonly contentType: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.url);

const SCRIPT = 'text/javascript; charset=utf-8';

// Content-Security-Policy of the page: it connects to its own origin only and runs no inline code. Any shop may frame
// it, and it may post a form to any.
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  'img-src data:',
  'form-action http: https:',
  "base-uri 'none'",
].join('; ');

/** The files that a browser loads, by path. Read once at startup. */
export function loadPageFiles(): ReadonlyMap<string, PageFile> {
  const asset = (name: string, contentType: string): [string, PageFile] => [
    `/v1/checkout/page/${name}`,
    { contentType, body: read(`page/${name}`), headers: {} },
  ];
  return new Map([
    [
      '/v1/checkout.js',
      {
        contentType: SCRIPT,
        body: read('checkout.js'),
        headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      },
    ],
    [
      '/v1/checkout/hosted',
      {
        contentType: 'text/html; charset=utf-8',
        body: read('page/pay-page.html'),
        headers: { 'content-security-policy': PAGE_POLICY, 'referrer-policy': 'no-referrer' },
      },
    ],
    asset('pay-page.js', SCRIPT),
    asset('pay-window.js', SCRIPT),
    asset('pay-forms.js', SCRIPT),
    asset('pay-words.js', SCRIPT),
    asset('words-ben.js', SCRIPT),
    asset('words-hi.js', SCRIPT),
    asset('words-tam.js', SCRIPT),
    asset('shop-link.js', SCRIPT),
    asset('pay-fonts.css', 'text/css; charset=utf-8'),
    asset('pay-page.css', 'text/css; charset=utf-8'),
    asset('pay-forms.css', 'text/css; charset=utf-8'),
    ...fonts.flatMap(([family, script]) => [400, 600].map((weight) => fontFile(family, script, weight))),
  ]);
}

/** Fonts for the page's own languages, and for text from the shop and the buyer. */
const fonts = [
  ['hind', 'devanagari'],
  ['hind-siliguri', 'bengali'],
  ['hind-madurai', 'tamil'],
] as const;

function fontFile(family: string, script: string, weight: number): [string, PageFile] {
  const file = require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`);
  return [
    `/v1/checkout/page/${script}-${weight}.woff2`,
    { contentType: 'font/woff2', body: readFileSync(file), headers: {} },
  ];
}

function read(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}
