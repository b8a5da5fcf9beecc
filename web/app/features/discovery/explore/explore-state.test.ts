import { expect, it } from 'vitest';
import { exploreAddress, readExplore } from './explore-state.ts';

const read = (text: string) => readExplore(new URLSearchParams(text));

it('comes back from its address as it went in', () => {
  for (const address of [
    '/explore',
    '/explore?role=MASTER',
    '/explore?role=USER&q=zari',
    '/explore?tab=designs',
  ])
    expect(exploreAddress(read(address.split('?')[1] ?? ''))).toBe(address);
});

it('leaves out what makes no sense', () => {
  expect(read('tab=nothing&role=ADMIN&q=%20')).toEqual({ tab: 'creators', role: null, q: '' });
  expect(read('role=designer')).toMatchObject({ role: 'DESIGNER' });
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
});

it('forgets the role of the creators among the designs', () => {
  expect(exploreAddress({ tab: 'designs', role: 'MASTER', q: 'zari' })).toBe('/explore?tab=designs');
});
