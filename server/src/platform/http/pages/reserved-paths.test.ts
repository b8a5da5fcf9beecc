import { expect, test } from 'vitest';
import { isForServer, isPageless } from './reserved-paths.ts';

test.each([
  ['/api', true, true],
  ['/api?asked=1', true, true],
  ['/api/order/my-orders', true, true],
  ['/assets/app-1.js', true, true],
  ['/readyz', false, true],
  ['/manifest.webmanifest?lang=hi', false, true],
  ['/socket.io/?EIO=4', false, true],
  ['/', false, false],
  ['/apiary', false, false],
  ['/developer', false, false],
  ['/product/1?from=/api/', false, false],
])('%s: without pages %s, for the server %s', (url, pageless, forServer) => {
  expect([isPageless(url), isForServer(url)]).toEqual([pageless, forServer]);
});
