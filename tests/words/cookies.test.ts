import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { privacy } from '#web/words/en/features/legal/privacy.ts';

const root = new URL('../../', import.meta.url).pathname;

/** What the Privacy page says of each cookie. */
const said: Record<string, string> = {
  tanabana_session: 'keeps you signed in',
  tanabana_device: 'lets your account know the browsers',
  tanabana_reset: 'half an hour when you ask for a code',
  tanabana_number: 'half an hour after you ask for a code by text message',
  tanabana_sign_in: 'ten minutes while signing in',
  tanabana_reminder: 'a cookie remembers that for a day',
  tanabana_written: 'one may be there for a few seconds',
  tanabana_language: 'The language of the pages is remembered in a cookie for a year',
};

test('the Privacy page names every cookie that is set', () => {
  const files = globSync('{server/src,web/app,contracts/src}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const setting = files.filter((text) =>
    /document\.cookie = |makeSecretCookie\(|[cC]ookie = 'tanabana_/.test(text),
  );
  const names = setting.flatMap((text) =>
    [...text.matchAll(/'(tanabana_[a-z_]+)'/g)].map(([, name]) => name),
  );
  expect([...new Set(names)].sort()).toEqual(Object.keys(said).sort());
  // Vite replaces the import by an object of all languages; the type is that of the English file.
  const { en: inEnglish } = privacy as unknown as Record<'en', typeof privacy>;
  const page = inEnglish.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
  for (const words of Object.values(said)) expect(page).toContain(words);
});
