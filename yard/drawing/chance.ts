import { item } from './item.ts';

/** A source of chance: call it for a number in [0,1). */
export interface Chance {
  (): number;
  between(lo: number, hi: number): number;
  /** A whole number from lo to hi, both included. */
  int(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
  /** v, give or take `by`. */
  near(v: number, by: number): number;
}

/** Seeded random numbers in [0,1) with a few helpers. Same seed, same sequence. */
export function chance(seed: string | number): Chance {
  let h = 1779033703;
  const text = String(seed);
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  let a = h >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next();
  next();
  return Object.assign(next, {
    between: (lo: number, hi: number) => lo + (hi - lo) * next(),
    int: (lo: number, hi: number) => Math.floor(lo + (hi - lo + 1) * next()),
    pick: <T>(list: readonly T[]) => item(list, Math.floor(next() * list.length)),
    near: (v: number, by: number) => v + (next() * 2 - 1) * by,
  });
}
