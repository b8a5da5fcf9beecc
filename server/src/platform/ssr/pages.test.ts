import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pagesIn } from '#contracts/words/catalogues/pages-in.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { inProcessTransport } from './in-process-transport.ts';
import type { RenderPage } from './page-renderer.ts';

let app: TestApp;
let renders = 0;
/** Visitor headers that reached a page. */
let seen: Record<string, string>[] = [];

/** A minimal web app. */
function smallSite(render: (server: TestApp['server']) => RenderPage) {
  return async (server: TestApp['server']) => render(server);
}

beforeAll(async () => {
  const webApp = smallSite((server) => async ({ url, visitor, language }) => {
    renders += 1;
    seen.push(visitor.headers);
    const call = inProcessTransport(server, visitor, 'en');
    const answer = await call({ method: 'GET', path: '/api/auth/userAuthChecker' });
    const name = answer.status === 200 ? JSON.parse(await answer.text()).data.userFromToken.name : 'nobody';
    const weave = 'warp and weft '.repeat(200);
    return {
      status: url.startsWith('/gone') ? 404 : 200,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['set-cookie', `seen=${name}`],
      ],
      body: Buffer.from(`<script>greet()</script>Hello ${name}. ${weave} In ${language.locale}.`),
      nonce: `n0nce${renders}`,
      canBeKept: true,
    };
  });
  app = await startTestApp({ settings: { CACHE_MB: '1' }, surroundings: { webApp } });
});
beforeEach(() => {
  renders = 0;
  seen = [];
});
afterAll(() => app.stop());

let count = 0;
/** A URL that no other test has requested. */
function freshAddress(): string {
  count += 1;
  return `/somewhere?${count}`;
}

function visit(url: string, headers: Record<string, string> = {}) {
  return app.server.inject({ url, headers: { accept: 'text/html', ...headers } });
}

test('two people and a visitor on one address never see the page of another', async () => {
  const url = freshAddress();
  const asha: Actor = await app.actor({ name: 'Asha Rao' });
  const meher: Actor = await app.actor({ name: 'Meher Ansari' });
  const guests = [
    { cookie: undefined, name: 'nobody' },
    { cookie: asha.cookie, name: 'Asha Rao' },
    { cookie: meher.cookie, name: 'Meher Ansari' },
  ];
  const visits = Array.from({ length: 60 }, (_, index) => guests[index % 3]).filter(
    (guest) => guest !== undefined,
  );
  const answers = await Promise.all(visits.map(({ cookie }) => visit(url, cookie ? { cookie } : {})));
  for (const [index, answer] of answers.entries()) {
    expect(answer.body).toContain(`Hello ${visits[index]?.name}.`);
    const isShared = visits[index]?.cookie === undefined;
    expect(answer.headers['cache-control']).toBe(isShared ? 'no-cache' : 'private, no-store');
    expect(answer.headers.vary).toContain('cookie');
    if (isShared) expect(answer.headers['set-cookie']).toBeUndefined();
    else expect(answer.headers.etag).toBeUndefined();
  }
});

test('a page that many share is rendered for nobody in particular', async () => {
  const own = { cookie: 'reset=of-somebody; theme=dark', 'user-agent': 'Mine', 'accept-language': 'bn' };
  await visit(freshAddress(), own);
  expect(seen).toEqual([{}]);
});

test('twenty visitors at once cost one rendering and get the same bytes and policy', async () => {
  const url = freshAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit(url)));
  expect(renders).toBe(1);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const policies = new Set(answers.map(({ headers }) => headers['content-security-policy']));
  expect([...policies]).toEqual([
    expect.stringMatching(/script-src 'self' http:\/\/\S+ 'nonce-n0nce1'; style-src/),
  ]);
});

test('a page that the browser has already is answered 304 with the policy that fits the copy it has', async () => {
  const url = freshAddress();
  const first = await visit(url);
  const again = await visit(url, { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(again.headers.etag).toBe(first.headers.etag);
});

test('a compressed page is the same page', async () => {
  const url = freshAddress();
  const plain = await visit(url);
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
  ] as const) {
    const answer = await visit(url, { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
  }
});

test('addresses of the API, of pictures and of emulators that do not exist are JSON, not pages', async () => {
  for (const url of ['/api', '/api/nowhere', '/media/nothing', '/emulators/nothing', '/assets/gone.js']) {
    const answer = await visit(url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json(), url).toMatchObject({ success: false, code: 'NOT_FOUND' });
  }
  expect(renders).toBe(0);
});

test('an address that is no address of the web is a page like others', async () => {
  const origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['//', '//:', '//a:99999/x', '/?', '//?token=of-somebody']) {
    const answer = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

test('HEAD tells the headers of the page, and other methods find nothing', async () => {
  const url = freshAddress();
  const head = await app.server.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
  const post = await app.server.inject({ method: 'POST', url });
  expect([post.statusCode, post.json().success]).toEqual([404, false]);
});

test('a form that a browser sent by itself is answered with a sentence and a way back, and repeats nothing', async () => {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/signin?next=%2Forders',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=asha%40example.in&password=katan+silk+and+zari',
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<a href="/signin?next=%2Forders">');
  expect(answer.body).not.toContain('katan');
  expect(renders).toBe(0);
  const unknown = await app.server.inject({ method: 'POST', url: '/api/nowhere', payload: { a: 1 } });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);
});

test('every page allows what the payment window needs, since a link inside the site leads from any of them to paying', async () => {
  const settings = {
    RAZORPAY_KEY_ID: 'rzp_test_aaaaaaaaaaaaaa',
    RAZORPAY_KEY_SECRET: 'a secret of the provider',
    RAZORPAY_WEBHOOK_SECRETS: 'a secret of webhooks',
  };
  const render: RenderPage = async () => ({
    status: 200,
    headers: [['content-type', 'text/html']],
    body: Buffer.from('page'),
    nonce: 'n0nce',
    canBeKept: true,
  });
  const shop = await startTestApp({ settings, surroundings: { webApp: async () => render } });
  try {
    for (const url of ['/', '/checkout/7']) {
      const policy = String((await shop.server.inject(url)).headers['content-security-policy']);
      expect(policy).toMatch(
        /script-src [^;]*https:\/\/checkout\.razorpay\.com https:\/\/cdn\.razorpay\.com;/,
      );
      expect(policy).toMatch(/frame-src [^;]*https:\/\/api\.razorpay\.com/);
      expect(policy).not.toMatch(/script-src [^;]*('unsafe-|\*)/);
    }
  } finally {
    await shop.stop();
  }
});

test('visitors who share a page share it with those of their own language alone', async () => {
  const url = freshAddress();
  const wanting: [locale: string, headers: Record<string, string>][] = [
    ['en', {}],
    ['hi', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }],
    ['ta', { cookie: 'tanabana_language=ta', 'accept-language': 'hi' }],
    ['en', { cookie: 'tanabana_language=xx' }],
  ];
  for (const round of [1, 2]) {
    for (const [locale, headers] of wanting) {
      const answer = await visit(url, headers);
      expect(answer.body, `round ${round}`).toContain(`In ${locale}.`);
      expect(answer.headers.vary).toContain('cookie, accept-language');
    }
  }
  expect(renders).toBe(3);
  // No language header of a visitor reaches the page; it only gets the language of its cache key.
  expect(seen).toEqual([{}, {}, {}]);
});

test('an address with a language in it says the same to everybody', async () => {
  const url = `/bn${freshAddress()}`;
  const asked: Record<string, string>[] = [
    {},
    { 'accept-language': 'hi' },
    { cookie: 'tanabana_language=ta' },
  ];
  for (const headers of asked) {
    const answer = await visit(url, headers);
    expect(answer.body).toContain('In bn.');
    expect(answer.headers.vary).not.toContain('accept-language');
  }
  expect(renders).toBe(1);
});

test('the site is put on a home screen in the language of its page, as one app in all languages', async () => {
  const manifest = async (query: string) => (await app.server.inject(`/manifest.webmanifest${query}`)).json();
  const tamil = await manifest('?lang=ta');
  expect(tamil).toMatchObject({ id: '/', lang: 'ta', description: pagesIn.ta.app.description });
  expect(tamil.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['தேடல்', 'ஆர்டர்கள்', 'மெசேஜ்கள்']);
  for (const query of ['', '?lang=fr', '?lang=hi&lang=bn']) expect((await manifest(query)).lang).toBe('en');
});

test('a page whose address holds a token is kept, listed and passed on by nobody, whoever opens it', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const paths = ['/enquiry-answer', '/unsubscribe', '/confirm-email', '/family', '/hi/family'];
  for (const path of paths) {
    for (const headers of [{}, { cookie: asha.cookie }] as Record<string, string>[]) {
      const answer = await visit(`${path}?token=${'a'.repeat(43)}`, headers);
      expect(answer.headers, path).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(answer.headers.etag).toBeUndefined();
    }
  }
  expect((await visit('/family')).headers['x-robots-tag']).toBeUndefined();
});
