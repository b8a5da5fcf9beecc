import type { EntryContext } from 'react-router';
import { expect, it } from 'vitest';
import { isFirstLook } from './first-look.ts';

interface Asked {
  address: string;
  viewer?: { data: object | null } | null;
}

function waits({ address, viewer = { data: null } }: Asked): boolean {
  const url = new URL(address, 'https://tanabana.example');
  const context = { manifest: {}, staticHandlerContext: { loaderData: { root: { viewer } } } };
  // Of the router's context it is all that is read.
  return isFirstLook(url, context as unknown as EntryContext);
}

it('lets pages wait that everybody sees, in every language', () => {
  for (const address of [
    '/',
    '/product/7',
    '/search?q=silk',
    '/publicProfile/3',
    '/hi',
    '/hi/explore',
    '/ta/search?q=silk',
    '/help',
  ])
    expect(waits({ address }), address).toBe(true);
});

it('starts a page at once for somebody signed in, and where nobody knows who asks', () => {
  expect(waits({ address: '/', viewer: { data: { id: 7 } } })).toBe(false);
  expect(waits({ address: '/', viewer: null })).toBe(false);
});

it('starts pages at once that are not everybody’s, or whose address asks something of the program', () => {
  for (const address of ['/signin', '/settings', '/checkout/7', '/product/7?comment=12', '/?story=3'])
    expect(waits({ address }), address).toBe(false);
});
