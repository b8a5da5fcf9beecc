import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { guardLookup, InsideAddressError, makeOutside } from './post-outside.ts';

/** The result of a guarded lookup of a name that has these addresses. */
function lookUp(addresses: LookupAddress[], all: boolean): Promise<unknown> {
  const guarded = guardLookup((_, __, done) => done(null, addresses));
  return new Promise((resolve) => {
    guarded('push.example.com', { all }, (error, ...found) => resolve(error ?? found));
  });
}
const open4 = { address: '142.250.183.10', family: 4 };
const inside4 = { address: '169.254.169.254', family: 4 };

test('a name is called by the addresses that were checked, and not at all if one of them leads inside', async () => {
  expect(await lookUp([open4], true)).toEqual([[open4]]);
  expect(await lookUp([open4], false)).toEqual([open4.address, 4]);
  expect(await lookUp([open4, inside4], true)).toBeInstanceOf(InsideAddressError);
  expect(await lookUp([{ address: '::ffff:127.0.0.1', family: 6 }], false)).toBeInstanceOf(
    InsideAddressError,
  );
  expect(await lookUp([], true)).toBeInstanceOf(InsideAddressError);
});

test('only https on its own port is called, without a name and password in the address', async () => {
  const outside = makeOutside();
  const content = { headers: {}, body: new Uint8Array() };
  for (const address of [
    'http://push.example.com/a',
    'https://user:secret@push.example.com/a',
    'https://push.example.com:22/a',
    'https://localhost/a',
    'https://0x7f000001/a',
    'https://2130706433/a',
    'file:///etc/passwd',
    'nothing',
  ]) {
    expect([address, outside.admits(address)]).toEqual([address, false]);
    await expect(outside.post(address, content)).rejects.toBeInstanceOf(InsideAddressError);
  }
  expect(outside.admits('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true);
});
