import { expect, test } from 'vitest';
import { isInside } from './inside-addresses.ts';

test.each([
  '127.0.0.1',
  '127.255.0.9',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a9fe:a9fe',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  'localhost',
])('%s is no address of the public internet', (address) => {
  expect(isInside(address)).toBe(true);
});

test.each([
  '8.8.8.8',
  '142.250.183.10',
  '172.32.0.1',
  '100.128.0.1',
  '2404:6800:4007::200a',
  '2620:149:af0::1',
])('%s is one', (address) => {
  expect(isInside(address)).toBe(false);
});
