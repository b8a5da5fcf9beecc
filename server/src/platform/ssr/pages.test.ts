import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#tests/support/actors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { inProcessTransport } from './in-process-transport.ts';
import type { RenderPage } from './page-renderer.ts';
import { pageWithGaps } from './page-with-gaps.ts';

let app: TestApp;
let renders = 0;
/** Cookies and user agents that reached a page. */
let seen: Record<string, string>[] = [];

/** A page as the web app makes it: it asks the API who is there, and gives its scripts the nonce. */
function smallSite(render: (server: TestApp['server']) => RenderPage) {
  return async (server: TestApp['server']) => render(server);
}

beforeAll(async () => {
  const webApp = smallSite((server) => async ({ url, visitor, nonce }) => {
    renders += 1;
    seen.push(visitor.headers);
    const call = inProcessTransport(server, visitor);
    const answer = await call({ method: 'GET', path: '/api/auth/userAuthChecker' });
    const name = answer.status === 200 ? JSON.parse(await answer.text()).data.userFromToken.name : 'nobody';
    const weave = 'warp and weft '.repeat(200);
    return {
      status: url.startsWith('/gone') ? 404 : 200,
      headers: [
        ['content-type', 'text/html; charset=utf-8'],
        ['set-cookie', `seen=${name}`],
      ],
      body: Buffer.from(`<script nonce="${nonce}"></script>Hello ${name}. ${weave}<script nonce="${nonce}">`),
      canBeKept: true,
    };
  });
  app = await startTestApp({ surroundings: { webApp } });
});
beforeEach(() => {
  renders = 0;
  seen = [];
});
afterAll(() => app.stop());

let count = 0;
/** An address that no other test has asked for. */
function freshAddress(): string {
  count += 1;
  return `/somewhere?${count}`;
}

function visit(url: string, headers: Record<string, string> = {}) {
  return app.server.inject({ url, headers: { accept: 'text/html', ...headers } });
}

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'none';

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

test('twenty visitors at once cost one rendering, and each gets a nonce of their own', async () => {
  const url = freshAddress();
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit(url)));
  expect(renders).toBe(1);
  const nonces = answers.map(({ headers, body }) => {
    const nonce = nonceOf(headers['content-security-policy']);
    expect(body.match(/nonce="[^"]*"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
    return nonce;
  });
  expect(new Set(nonces).size).toBe(20);
});

test('a page that the browser has already is answered 304 without a policy, whose nonce would not fit', async () => {
  const url = freshAddress();
  const first = await visit(url);
  const again = await visit(url, { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBeUndefined();
  expect(again.headers.etag).toBe(first.headers.etag);
});

test('a compressed page is the same page, with the nonce of its own policy', async () => {
  const url = freshAddress();
  const plain = await visit(url);
  const answer = await visit(url, { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  const unpacked = gunzipSync(answer.rawPayload).toString();
  const [nonce, plainNonce] = [answer, plain].map(({ headers }) =>
    nonceOf(headers['content-security-policy']),
  );
  expect(unpacked).toBe(plain.body.replaceAll(`${plainNonce}`, `${nonce}`));
});

test('pages with gaps unpack to what was put together, wherever the gaps are', async () => {
  for (const text of ['', '#', '##', 'a#b', '#a', 'a#', `${'wef'.repeat(50_000)}#${'warp'.repeat(9)}##`]) {
    const page = pageWithGaps(Buffer.from(text), '#');
    const nonce = 'n-0123456789';
    expect(page.fill(nonce).toString()).toBe(text.replaceAll('#', nonce));
    expect(gunzipSync(await page.fillCompressed(nonce)).toString()).toBe(text.replaceAll('#', nonce));
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

test('what the payment window needs is allowed on pages that pay, and nowhere else', async () => {
  const settings = {
    RAZORPAY_KEY_ID: 'rzp_test_aaaaaaaaaaaaaa',
    RAZORPAY_KEY_SECRET: 'a secret of the provider',
    RAZORPAY_WEBHOOK_SECRETS: 'a secret of webhooks',
  };
  const render: RenderPage = async () => ({
    status: 200,
    headers: [['content-type', 'text/html']],
    body: Buffer.from('page'),
    canBeKept: true,
  });
  const shop = await startTestApp({ settings, surroundings: { webApp: async () => render } });
  try {
    const policyAt = async (url: string) =>
      String((await shop.server.inject(url)).headers['content-security-policy']);
    const paying = await policyAt('/checkout/7');
    expect(paying).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com https:\/\/cdn\.razorpay\.com/);
    expect(paying).toMatch(/frame-src [^;]*https:\/\/api\.razorpay\.com/);
    expect(await policyAt('/')).not.toContain('razorpay');
    expect(await policyAt('/product/7?x=/checkout/')).not.toContain('razorpay');
  } finally {
    await shop.stop();
  }
});
