import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, file } from '#tests/support/people/complaints.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMITS: 'on' } });
});
afterAll(() => app.stop());

test('one account files ten complaints in an hour and writes thirty messages in ten minutes, another its own', async () => {
  const asha = await app.actor({ name: 'Asha Rao' });
  const filed = [];
  for (let n = 0; n < 11; n++) filed.push(await file(asha, { title: `Number ${n}` }));
  expect(filed.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
  const refused = filed[10];
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.error.message).toContain('many complaints');
  const id = filed[0]?.body.data.id ?? 0;
  const written = [];
  for (let n = 0; n < 31; n++) written.push((await answer(asha, id, `Words ${n}`)).status);
  expect(written).toEqual([...Array(30).fill(200), 429]);
  expect((await file(await app.actor({ name: 'Rohan Das' }))).status).toBe(200);
});
