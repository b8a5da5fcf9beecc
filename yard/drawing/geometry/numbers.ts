const { PI, round } = Math;

export const TAU = PI * 2;

export const clamp = (v: number, lo: number, hi: number): number => (v < lo ? lo : v > hi ? hi : v);

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const smooth = (t: number): number => {
  const x = clamp(t, 0, 1);
  return x * x * (3 - 2 * x);
};

export const n1 = (v: number): string => (round(v * 10) / 10).toString();

export const n2 = (v: number): string => (round(v * 100) / 100).toString();

export const n4 = (v: number): string => (round(v * 10000) / 10000).toString();
