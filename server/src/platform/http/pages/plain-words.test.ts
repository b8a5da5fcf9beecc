import fastify from 'fastify';
import { expect, test } from 'vitest';
import { hindi } from '#contracts/sentences/hi/hindi.ts';
import { installErrorHandler } from '../error-handler.ts';
import { plainWords, withLinks } from './plain-words.ts';

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
  expect(withLinks(plainWords.en.again, ['', '/']).text).toBe(
    '<a href="">Try again</a> or <a href="/">go to the home page</a>.',
  );
});
