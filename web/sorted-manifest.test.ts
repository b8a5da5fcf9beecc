import { expect, it } from 'vitest';
import { sortedManifest } from './sorted-manifest.vite.ts';

const scriptOf = (...lists: string[][]) =>
  `window.__reactRouterManifest=${JSON.stringify({
    routes: Object.fromEntries(lists.map((imports, index) => [`page-${index}`, { id: index, imports }])),
    version: '1fd3eb05',
  })};`;

it('puts the chunks of most pages first, the same way in every list, and changes nothing else', () => {
  const script = scriptOf(['/b.js', '/a.js', '/shell.js'], ['/shell.js', '/c.js'], ['/a.js', '/shell.js']);
  expect(sortedManifest(script)).toBe(
    scriptOf(['/shell.js', '/a.js', '/b.js'], ['/shell.js', '/c.js'], ['/shell.js', '/a.js']),
  );
});

it('leaves a script that is no manifest', () => {
  expect(sortedManifest('const a = 1;')).toBe('const a = 1;');
});
