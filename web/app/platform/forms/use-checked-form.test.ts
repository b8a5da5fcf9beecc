// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readRule } from '#contracts/words/rule.ts';
import './use-checked-form.ts';

it('gives a check without a sentence of ours one that every language has', () => {
  const refused = z.string().check(z.maxLength(2)).safeParse('abc').error?.issues[0];
  expect(readRule(refused?.message ?? '')).toEqual({ reason: 'platform.invalid' });
});
