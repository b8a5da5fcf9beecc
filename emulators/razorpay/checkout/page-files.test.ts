import { expect, test } from 'vitest';
import { loadPageFiles } from './page-files.ts';

const files = loadPageFiles();
const textOf = (path: string) => files.get(path)?.body.toString('utf8') ?? '';
const page = '/v1/checkout/hosted';

/** Whether ranges such as U+0900-097F contain this letter. */
function holds(ranges: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16);
  });
}

test('the pay page is served with every file that it names, and with those that its styles name', () => {
  const named = [...textOf(page).matchAll(/(?:href|src)="(page\/[^"]+)"/g)].map(([, name]) => name);
  expect(named).toContain('page/pay-fonts.css');
  const styles = named.filter((name) => name?.endsWith('.css'));
  const inStyles = styles.flatMap((name) =>
    [...textOf(`/v1/checkout/${name}`).matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => `page/${file}`),
  );
  expect(inStyles).toHaveLength(6);
  const modules = [...files.values()].flatMap(({ contentType, body }) =>
    contentType.startsWith('text/javascript')
      ? [...body.toString('utf8').matchAll(/from '\.\/([^']+)'/g)].map(([, file]) => `page/${file}`)
      : [],
  );
  expect(modules).toContain('page/words-hi.js');
  for (const name of [...named, ...inStyles, ...modules])
    expect(files.get(`/v1/checkout/${name}`), name).toBeDefined();
});

test('letters of Hindi, Bengali and Tamil are drawn from fonts of the page, which its policy lets it load', () => {
  const faces = textOf('/v1/checkout/page/pay-fonts.css').split('@font-face').slice(1);
  const styles = textOf('/v1/checkout/page/pay-page.css');
  for (const letter of ['क', 'ক', 'க']) {
    const own = faces.filter((face) => holds(/unicode-range: ([^;]+);/.exec(face)?.[1] ?? '', letter));
    expect(own, letter).toHaveLength(2);
    expect(styles).toContain(/font-family: ("[^"]+");/.exec(own[0] ?? '')?.[1] ?? 'no family');
    const [, file] = /url\("([^"]+)"\)/.exec(own[0] ?? '') ?? [];
    expect(files.get(`/v1/checkout/page/${file}`)?.contentType).toBe('font/woff2');
  }
  expect(files.get(page)?.headers['content-security-policy']).toContain("font-src 'self'");
});
