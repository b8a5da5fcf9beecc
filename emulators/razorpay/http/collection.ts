import { invalidField } from './api-error.ts';

export interface Collection {
  readonly entity: 'collection';
  readonly count: number;
  readonly items: readonly unknown[];
}

export function collectionOf(items: readonly unknown[]): Collection {
  return { entity: 'collection', count: items.length, items };
}

/** Newest first, with `from`, `to` (Unix seconds, both included), `skip` and `count` (10, at most 100). */
export function pageOf<R extends { readonly created_at: number }>(
  records: readonly R[],
  query: URLSearchParams,
  present: (record: R) => unknown,
): Collection {
  const from = readNumber(query, 'from', 0);
  const to = readNumber(query, 'to', Number.MAX_SAFE_INTEGER);
  const skip = readNumber(query, 'skip', 0);
  const count = readNumber(query, 'count', 10);
  if (count < 1 || count > 100) throw invalidField('count', 'The count must be between 1 and 100.');
  const chosen = records.filter((record) => record.created_at >= from && record.created_at <= to).reverse();
  return collectionOf(chosen.slice(skip, skip + count).map(present));
}

/** The values of `expand[]`, repeated or not. */
export function expansions(query: URLSearchParams): readonly string[] {
  return [...query.entries()].flatMap(([key, value]) => (/^expand(\[\d*\])?$/.test(key) ? [value] : []));
}

function readNumber(query: URLSearchParams, field: string, otherwise: number): number {
  const value = query.get(field);
  if (value === null) return otherwise;
  if (!/^\d{1,15}$/.test(value)) throw invalidField(field, `The ${field} must be an integer.`);
  return Number(value);
}
