import { expect, test } from 'vitest';
import { clientNetwork, wideNetwork } from './client-network.ts';

test('an IPv6 address belongs to its /64 and to its /48, an IPv4 address to itself alone', () => {
  const networks = (ip: string) => [clientNetwork(ip), wideNetwork(ip)];
  expect(networks('2001:db8:0a:1::7')).toEqual(['2001:db8:a:1::/64', '2001:db8:a::/48']);
  expect(networks('2001:db8:a:ffff:1:2:3:4')).toEqual(['2001:db8:a:ffff::/64', '2001:db8:a::/48']);
  expect(networks('2001:db8::1')).toEqual(['2001:db8:0:0::/64', '2001:db8:0::/48']);
  expect(networks('203.0.113.7')).toEqual(['203.0.113.7', null]);
  expect(networks('::ffff:203.0.113.7')).toEqual(['203.0.113.7', null]);
});
