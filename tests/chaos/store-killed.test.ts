import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadPicture } from '#contracts/designs/publishing/upload-design.contract.ts';
import { getProductsForFeed } from '#contracts/feed/feed.contract.ts';
import type { Actor } from '#tests/support/people/actors.ts';
import { plainPicture } from '#tests/support/people/photographs.ts';
import { fileForm, publishDesign } from '#tests/support/people/uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';
import { startTestStore, type TestStore } from '#tests/support/servers/s3.ts';
import { did, saw, sawWithin, secondsUntil } from './report.ts';

let store: TestStore;
let app: TestApp;
let maker: Actor;
beforeAll(async () => {
  store = await startTestStore();
  app = await startTestApp({ withJobs: true, settings: store.serverSettings });
  maker = await app.actor({ name: 'Kavya Iyer', role: 'DESIGNER' });
});
afterAll(async () => {
  await app.stop();
  await store.close();
});

const sendPicture = async () =>
  maker.call(uploadPicture, {
    body: fileForm('image', { name: 'sari.jpg', bytes: await plainPicture('jpeg') }),
  });

test('while the store of files is gone pages go on and uploads are refused with a sentence; its return needs nobody', async () => {
  await publishDesign(maker);
  const { body } = await app.visitor.call(getProductsForFeed, {});
  const [key] = /\/media\/[^"]+\.(webp|avif)/.exec(JSON.stringify(body)) ?? [''];
  expect(key).not.toBe('');
  const lookAt = async () => (await app.server.inject(key)).statusCode;
  saw('a picture is answered', await lookAt(), 200);

  did('the store is killed');
  await store.close();
  const began = performance.now();
  const refused = await sendPicture();
  sawWithin('an upload is answered', (performance.now() - began) / 1000, 9);
  saw(
    'with',
    [refused.status, refused.error.message],
    [503, 'What you sent cannot be kept right now. Please try again in a minute.'],
  );
  saw('a picture is answered', await lookAt(), 503);
  saw('the feed is answered', (await app.visitor.call(getProductsForFeed, {})).status, 200);
  saw('the server stays in the balancer', (await app.server.inject('/readyz')).statusCode, 200);

  did('the store is back');
  await store.listen(Number(new URL(store.serverSettings.S3_ENDPOINT ?? '').port));
  sawWithin('pictures are answered again', await secondsUntil(async () => (await lookAt()) === 200), 5);
  saw('an upload is taken', (await sendPicture()).status, 200);
});
