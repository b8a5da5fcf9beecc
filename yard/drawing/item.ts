/** The i-th entry of a list that is known to be long enough. */
export function item<T>(list: readonly T[], i: number): T {
  if (i < 0 || i >= list.length) throw new RangeError(`no entry ${i} in a list of ${list.length}`);
  return list[i] as T;
}
