import { expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { OriginalAnswer } from '../original/original-client.ts';

/** A call of the original client, what it reads of the answer, and what later calls need of it. */
export type Replayed = [
  call: string,
  ask: () => Promise<OriginalAnswer>,
  shape: z.ZodMiniType,
  keep?: (body: OriginalAnswer['body']) => void,
];

/** Declares a test for each call, in order. */
export function replay(calls: readonly Replayed[]): void {
  test.each(calls)(
    '%s is answered in the fields that are read',
    async (name, ask, shape, keep) => {
      const check = async () => {
        const { status, body } = await ask();
        const text = JSON.stringify(body);
        expect(status, text).toBe(200);
        expect(shape.safeParse(body).error?.issues ?? [], text).toEqual([]);
        keep?.(body);
      };
      // Pictures are prepared and notifications written after the call that caused them was answered.
      await (name.startsWith('GET') ? vi.waitFor(check, { timeout: 30_000, interval: 100 }) : check());
    },
    20_000,
  );
}
