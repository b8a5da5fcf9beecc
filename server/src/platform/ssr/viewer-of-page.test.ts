import { expect, test } from 'vitest';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { oncePerPage, withCachedViewer } from './viewer-of-page.ts';

function counting(answer: () => Promise<Viewer | null> = async () => null) {
  let looks = 0;
  const find = oncePerPage(() => {
    looks += 1;
    return answer();
  });
  return { find, looks: () => looks };
}

test('the calls of one page look a session up once, another page looks anew', async () => {
  const { find, looks } = counting();
  const page = () => withCachedViewer(() => Promise.all([find('a=1'), find('a=1')]));
  await page();
  expect(looks()).toBe(1);
  await Promise.all([page(), page()]);
  expect(looks()).toBe(3);
});

test('a page never gets whom another cookie belongs to', async () => {
  const { find, looks } = counting();
  await withCachedViewer(() => Promise.all([find('a=1'), find('a=2'), find(undefined)]));
  expect(looks()).toBe(3);
});

test('calls outside of a page look each time', async () => {
  const { find, looks } = counting();
  await find('a=1');
  await find('a=1');
  expect(looks()).toBe(2);
});

test('a look that failed is not what the next call of the page gets', async () => {
  let isDown = true;
  const { find } = counting(async () => {
    if (isDown) throw new Error('away');
    return null;
  });
  await withCachedViewer(async () => {
    await expect(find('a=1')).rejects.toThrow('away');
    isDown = false;
    expect(await find('a=1')).toBeNull();
  });
});
