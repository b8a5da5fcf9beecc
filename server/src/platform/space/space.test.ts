import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logout, register } from '#contracts/accounts/accounts.contract.ts';
import { uploadPicture } from '#contracts/designs/publishing/upload-design.contract.ts';
import { fileForm } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { readFreeBytes } from './space.ts';

const megabyte = 1024 * 1024;

let app: TestApp;
let free: number;
let now: number;
beforeAll(async () => {
  app = await startTestApp({
    clock: { now: () => new Date(now) },
    surroundings: { readFreeBytes: async () => free },
  });
});
beforeEach(() => {
  now = Date.now();
});
afterAll(() => app.stop());

let count = 0;
function signUp() {
  count += 1;
  return app.visitor.call(register, {
    body: { name: 'Meher', email: `meher${count}@example.in`, password: 'katan silk and zari' },
  });
}

function oneSecondLater(): void {
  now += 1000;
}

test('below 500 MB uploads are refused with 507, and other writes go on', async () => {
  free = 499 * megabyte;
  const maker = await app.actor();
  const body = fileForm('image', { name: 'sari.jpg', bytes: Buffer.from('not looked at') });
  const refused = await maker.call(uploadPicture, { body });
  expect([refused.status, refused.error.code]).toEqual([507, 'STORAGE_FULL']);
  expect(refused.error.message).toMatch(/no room for new pictures right now/);
  expect((await signUp()).status).toBe(200);
});

test('below 200 MB writes are refused, reading and signing out are not, and room brings them back', async () => {
  free = 199 * megabyte;
  oneSecondLater();
  const refused = await signUp();
  expect([refused.status, refused.error.code]).toEqual([507, 'STORAGE_FULL']);
  expect(refused.error.message).toMatch(/try again/);
  expect((await app.visitor.call(logout, {})).status).toBe(200);
  expect((await app.server.inject('/healthz')).statusCode).toBe(200);
  const readiness = await app.server.inject('/readyz');
  expect([readiness.statusCode, readiness.json().parts.space]).toEqual([503, 'not ready']);

  free = 600 * megabyte;
  oneSecondLater();
  expect((await signUp()).status).toBe(200);
  expect((await app.server.inject('/readyz')).statusCode).toBe(200);
});

test('free space is read of the disk that will hold a folder not made yet', async () => {
  expect(await readFreeBytes('/tmp/not/made/yet')).toBeGreaterThan(0);
});
