import { expect, test } from 'vitest';
import { makeCircuitBreaker } from './circuit-breaker.ts';
import { ProviderError } from './provider-error.ts';

const away = () => Promise.reject(new ProviderError('unavailable', 'away'));
const refusal = () => Promise.reject(new ProviderError('refused', 'no'));

async function failTimes(breaker: ReturnType<typeof makeCircuitBreaker>, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await breaker.run(away).catch(() => undefined);
}

test('after five failures in a row nothing is sent for 15 seconds, then one call decides', async () => {
  let now = 0;
  let calls = 0;
  const breaker = makeCircuitBreaker(() => now);
  const good = async () => {
    calls += 1;
    return 'done';
  };
  await failTimes(breaker, 5);
  now += 14_999;
  await expect(breaker.run(good)).rejects.toThrow(/failed too often/);
  expect(calls).toBe(0);
  now += 1;
  const first = breaker.run(good);
  await expect(breaker.run(good)).rejects.toThrow(/failed too often/);
  expect(await first).toBe('done');
  expect(await breaker.run(good)).toBe('done');
});

test('a failed trial closes the door for another 15 seconds', async () => {
  let now = 0;
  const breaker = makeCircuitBreaker(() => now);
  await failTimes(breaker, 5);
  now += 15_000;
  await failTimes(breaker, 1);
  now += 14_999;
  expect(breaker.isOpen()).toBe(true);
});

test('a provider that says no is there: refusals do not count, and begin the count anew', async () => {
  const breaker = makeCircuitBreaker(() => 0);
  await failTimes(breaker, 4);
  await expect(breaker.run(refusal)).rejects.toThrow('no');
  await failTimes(breaker, 4);
  expect(breaker.isOpen()).toBe(false);
});
