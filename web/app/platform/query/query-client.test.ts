import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '#web/platform/api/api-error.ts';
import { createQueryClient, isWorthRetrying, retryDelay } from './query-client.ts';

const refused = (status: number) => new ApiError(status, { code: 'INTERNAL', message: '' });

it('never repeats what the server refused', () => {
  expect([400, 401, 404, 409, 429].map((status) => isWorthRetrying(0, refused(status)))).not.toContain(true);
});

it('repeats silence and trouble on the server’s side three times', () => {
  expect([0, 1, 2, 3].map((tries) => isWorthRetrying(tries, refused(503)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isWorthRetrying(0, refused(0))).toBe(true);
});

it('waits twice as long each time, at most 30 seconds', () => {
  expect([0, 1, 2, 10].map((tries) => retryDelay(tries))).toEqual([1000, 2000, 4000, 30_000]);
});

it('waits for as long as a busy server asks for, and then gets its answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const busy = new ApiError(503, { code: 'OVERLOADED', message: '' }, 4);
  const queryFn = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue('the feed');
  const asked = createQueryClient().fetchQuery({ queryKey: ['feed'], queryFn });
  await vi.advanceTimersByTimeAsync(3999);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe('the feed');
  expect(retryDelay(0, new ApiError(503, { code: 'UNAVAILABLE', message: '' }, 300))).toBe(30_000);
});

it('refuses a change without a connection at once, and never sends it later', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  let tries = 0;
  const mutationFn = async () => {
    tries += 1;
    throw refused(0);
  };
  const change = new MutationObserver(createQueryClient(), { mutationFn });
  await expect(change.mutate()).rejects.toThrow(ApiError);
  onlineManager.setOnline(true);
  await Promise.resolve();
  expect(tries).toBe(1);
});

it('asks once more for what is outdated while its first answer is under way, and no more than once', async () => {
  const client = createQueryClient();
  const first = Promise.withResolvers<string>();
  const queryFn = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue('with the news');
  const observer = new QueryObserver(client, { queryKey: ['chats'], queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  const told = client.invalidateQueries({ queryKey: ['chats'] });
  first.resolve('older than the news');
  await told;
  expect(observer.getCurrentResult().data).toBe('with the news');
  await client.invalidateQueries({ queryKey: ['chats'] });
  expect(queryFn).toHaveBeenCalledTimes(3);
});
