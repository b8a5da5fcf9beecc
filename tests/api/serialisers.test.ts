import { expect, test } from 'vitest';
import { compileSerializer } from '#server/platform/http/answers/serializer-of.ts';
import { declaredEndpoints } from './contracts.ts';

test('every reply of the contracts can be written: a server finds out only with the first answer', async () => {
  const written = [...(await declaredEndpoints())].filter(([, { file }]) => file === undefined);
  expect(written.length).toBeGreaterThan(100);
  for (const [name, { reply }] of written) expect(() => compileSerializer(reply), name).not.toThrow();
});
