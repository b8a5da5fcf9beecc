import { expect, it } from 'vitest';
import { exploreAddress, nearOf, readExplore } from './explore-state.ts';

const read = (text: string) => readExplore(new URLSearchParams(text));

it('comes back from its address as it went in', () => {
  for (const address of [
    '/explore',
    '/explore?role=MASTER',
    '/explore?role=USER&q=zari',
    '/explore?tab=designs',
    '/explore?role=MASTER&pin=395003&within=50',
    '/explore?role=MASTER&sort=on_time&pin=395003&within=50',
  ])
    expect(exploreAddress(read(address.split('?')[1] ?? ''))).toBe(address);
});

it('leaves out what makes no sense', () => {
  expect(read('tab=nothing&role=ADMIN&q=%20')).toEqual({
    ...{ tab: 'creators', role: null, q: '', pin: '', within: 25, sort: 'ranking' },
  });
  expect(read('role=designer')).toMatchObject({ role: 'DESIGNER' });
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
});

it('keeps a PIN code that could not be, but looks near none', () => {
  expect(read('pin=395%20003&within=7')).toMatchObject({ pin: '395003', within: 25 });
  expect(nearOf(read('pin=395003&within=100'))).toEqual({ pin: '395003', within: 100 });
  for (const pin of ['', '12', '012345', 'surat']) {
    expect(read(`pin=${pin}`).pin).toBe(pin);
    expect(nearOf(read(`pin=${pin}`))).toBeNull();
  }
});

it('forgets the role of the creators among the designs', () => {
  expect(exploreAddress({ tab: 'designs', role: 'MASTER', q: 'zari', pin: '395003' })).toBe(
    '/explore?tab=designs',
  );
});
