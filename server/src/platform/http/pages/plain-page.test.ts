import fastify from 'fastify';
import { expect, test } from 'vitest';
import { pagesIn } from '#contracts/words/catalogues/pages-in.ts';
import { sentences as hindi } from '#contracts/words/hi/sentences.ts';
import { installErrorHandler } from '../error-handler.ts';
import { html } from './html.ts';
import { installPlainPages, plainPage } from './plain-page.ts';
import { withLinks } from './with-links.ts';

test('a page that is not there says so in the language of its address, or of the browser', async () => {
  const app = fastify();
  installErrorHandler(app);
  const open = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });
  const inHindi = await open('/hi/nowhere', { 'accept-language': 'ta' });
  expect(inHindi.statusCode).toBe(404);
  expect(inHindi.body).toContain('<html lang="hi">');
  expect(inHindi.body).toContain(hindi['platform.pageMissing']);
  expect(inHindi.body).toContain('<a href="/hi/nowhere">फिर कोशिश करें</a> या <a href="/">');
  expect((await open('/nowhere', { 'accept-language': 'ta' })).body).toContain('<html lang="ta">');
  expect((await open('/nowhere')).body).toContain('This page could not be found.');
  await app.close();
});

test('the words of a link are escaped, and so is its address', () => {
  expect(withLinks('[A & B] or <c>', ['/?a="1"']).text).toBe(
    '<a href="/?a=&quot;1&quot;">A &amp; B</a> or &lt;c&gt;',
  );
  expect(withLinks(pagesIn.en.plain.again, ['', '/']).text).toBe(
    '<a href="">Try again</a> or <a href="/">go to the home page</a>.',
  );
});

test('a plain page has the letters of every language, from files that are there', async () => {
  const app = fastify();
  installPlainPages(app);
  expect(plainPage({ title: 'पेज नहीं मिला', body: html`` })).toContain('href="/plain/fonts.css"');
  const styles = (await app.inject('/plain/fonts.css')).body;
  const files = [...styles.matchAll(/url\("([^"]+)"\)/g)].map(([, name = '']) => name);
  for (const script of ['latin', 'devanagari', 'bengali', 'tamil'])
    expect(files.filter((name) => name.includes(`-${script}-`)).length, script).toBeGreaterThan(2);
  for (const name of files) {
    const { statusCode, headers } = await app.inject(`/plain/${name}`);
    expect([statusCode, headers['content-type']], name).toEqual([200, 'font/woff2']);
  }
  await app.close();
});
