import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { catalogues, writeUnparsed } from '../../web/catalogues.vite.ts';

const fixture = join(import.meta.dirname, 'fifth-language');

test('the catalogues of screens take a fifth language from its folder alone', async () => {
  const built = (await build({
    configFile: false,
    root: fixture,
    logLevel: 'error',
    plugins: [catalogues({ write: (file) => writeUnparsed(file, ['en', 'mr']) })],
    build: { write: false, lib: { entry: join(fixture, 'words/en/greeting.json'), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const script = built[0]?.output[0].code ?? '';
  const made = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
  expect(locales).not.toContain('mr');
  expect(made.default).toEqual({ en: { greeting: 'Welcome, {name}' }, mr: { greeting: 'या, {name}' } });
});
