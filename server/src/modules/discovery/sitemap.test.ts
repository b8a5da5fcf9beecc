import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
let shown: number;
let withdrawn: number;
let makerId: number;
let shopperId: number;
let privateMakerId: number;
let ofPrivateMaker: number;

beforeAll(async () => {
  app = await startTestApp({
    settings: { PUBLIC_URL: 'http://tanabana.test', RATE_LIMITS: 'on', CACHE_MB: '1' },
  });
  const maker = await app.actor();
  makerId = maker.id;
  shopperId = (await app.actor()).id;
  const { db } = app.services;
  shown = await insertDesign(db, { makerId });
  withdrawn = await insertDesign(db, { makerId, status: 'WITHDRAWN' });
  privateMakerId = (await app.actor({ role: 'DESIGNER' })).id;
  ofPrivateMaker = await insertDesign(db, { makerId: privateMakerId });
  await db.$client.query(
    "insert into privacy_settings (user_id, profile_visibility) values ($1, 'FOLLOWERS')",
    [privateMakerId],
  );
  // The next file stays empty; the one after it contains a design.
  await db.$client.query("select setval(pg_get_serial_sequence('designs', 'id'), 2345)");
  await insertDesign(db, { makerId });
});
afterAll(() => app.stop());

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

async function read(path: string) {
  const { statusCode, headers, body } = await app.server.inject(path);
  return { statusCode, type: headers['content-type'], body, addresses: addressesIn(body) };
}

test('robots.txt tells crawlers where the sitemap is and what is not for them', async () => {
  const { statusCode, type, body } = await read('/robots.txt');
  expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('\nSitemap: http://tanabana.test/sitemap.xml\n');
  for (const path of ['/api/', '/checkout/', '/settings', '/search?', '/naap', '/quotes', '/briefs']) {
    expect(body).toContain(`\nDisallow: ${path}\n`);
  }
  for (const path of ['/product', '/publicProfile', '/media', '/assets']) {
    expect(body).not.toContain(`Disallow: ${path}`);
  }
});

test('whoever shows what a sent link leads to may read searches, and nothing else that is closed', async () => {
  const { body } = await read('/robots.txt');
  const [forAll = '', forLinks = ''] = body.split('User-agent: facebookexternalhit');
  const closedIn = (part: string) => [...part.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(forLinks).toContain('\nUser-agent: WhatsApp\n');
  expect(closedIn(forAll)).toContain('/search?');
  expect(closedIn(forLinks)).toEqual(closedIn(forAll).filter((path) => !path.endsWith('/search?')));
});

test('the sitemap names the files that hold something, each of a thousand ids', async () => {
  const { statusCode, type, addresses } = await read('/sitemap.xml');
  expect([statusCode, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(addresses).toEqual(
    ['pages', 'designs-0', 'designs-2', 'makers-0'].map((file) => `http://tanabana.test/sitemap/${file}.xml`),
  );
});

test('its files hold what everyone may see, and nothing else', async () => {
  const designs = await read('/sitemap/designs-0.xml');
  expect(designs.addresses).toContain(`http://tanabana.test/product/${shown}`);
  expect(designs.addresses).not.toContain(`http://tanabana.test/product/${withdrawn}`);
  expect(designs.addresses).not.toContain(`http://tanabana.test/product/${ofPrivateMaker}`);
  expect(designs.body).toMatch(
    /<image:image><image:loc>http[^<]*\/media\/ajrakh\d+\/1080\.webp<\/image:loc><\/image:image>/,
  );
  expect(designs.body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect((await read('/sitemap/designs-2.xml')).addresses).toEqual(['http://tanabana.test/product/2346']);

  const makers = await read('/sitemap/makers-0.xml');
  expect(makers.addresses).not.toContain(`http://tanabana.test/publicProfile/${privateMakerId}`);
  expect(makers.addresses).toContain(`http://tanabana.test/publicProfile/${makerId}`);
  expect(makers.addresses).not.toContain(`http://tanabana.test/publicProfile/${shopperId}`);

  expect((await read('/sitemap/pages.xml')).addresses).toContain('http://tanabana.test/');
});

test('a file that holds nothing, or never was, is missing', async () => {
  for (const file of ['designs-1.xml', 'designs-9.xml', 'makers-7.xml', 'orders-0.xml', 'designs-x.xml']) {
    expect((await read(`/sitemap/${file}`)).statusCode, file).toBe(404);
  }
});

test('what was read is kept for a minute, and a network reads 120 files in it', async () => {
  const ask = (path: string) => app.server.inject({ url: path, remoteAddress: '203.0.113.7' });
  const before = [(await ask('/sitemap.xml')).body, (await ask('/sitemap/designs-2.xml')).body];
  await insertDesign(app.services.db, { makerId });
  await app.services.db.$client.query("select setval(pg_get_serial_sequence('designs', 'id'), 9345)");
  await insertDesign(app.services.db, { makerId });
  expect([(await ask('/sitemap.xml')).body, (await ask('/sitemap/designs-2.xml')).body]).toEqual(before);
  const statuses: number[] = [];
  for (let nth = 4; nth <= 120; nth++) statuses.push((await ask('/sitemap/pages.xml')).statusCode);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  expect((await app.server.inject('/sitemap/pages.xml')).statusCode).toBe(200);
});
