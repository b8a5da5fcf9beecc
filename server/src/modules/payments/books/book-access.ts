import type { Env } from '#server/env.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { openProviderClient } from '../provider/provider-of-another-process.ts';
import { firstPayment } from './books.queries.ts';
import { compareBooks } from './compare-books.ts';

export type CompareBooks = (from: Date, to: Date) => ReturnType<typeof compareBooks>;

/** For commands, which run without a server. */
export async function openBooks(env: Env, db: Executor): Promise<CompareBooks> {
  const client = await openProviderClient(env);
  return (from, to) => compareBooks({ db, client }, from, to);
}

/** When the first instalment was created; null if there is none. */
export async function firstPaymentAt(executor: Executor): Promise<Date | null> {
  return (await firstPayment(executor, []))[0]?.at ?? null;
}
