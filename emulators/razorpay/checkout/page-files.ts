import { readFileSync } from 'node:fs';

export interface PageFile {
  readonly contentType: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const SCRIPT = 'text/javascript; charset=utf-8';

// The page talks to its own origin only, runs no inline code, may be framed by any shop and may post to any.
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  'form-action http: https:',
  "base-uri 'none'",
].join('; ');

/** The files that a browser loads, read once at start, by path. */
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
    asset('shop-link.js', SCRIPT),
    asset('pay-page.css', 'text/css; charset=utf-8'),
    asset('pay-forms.css', 'text/css; charset=utf-8'),
  ]);
}

function read(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}
