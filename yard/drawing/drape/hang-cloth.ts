import { clamp, lerp, TAU } from '../geometry/numbers.ts';
import { curve, type Place, type Point, type Shade } from '../geometry/paths.ts';

const { sin, PI, hypot } = Math;

interface Hang {
  round?: number;
  dip?: number;
  topDip?: number;
  wave?: number;
  squeeze?: number;
  fold?: Shade;
  n?: number;
}

/**
 * Cloth hung between two rails, each a list of points from top to bottom. round: 0 flat … 1 wrapped around a body.
 * dip: how far the hem curves down. wave: how much the hem rises and falls with the folds. squeeze: how much the
 * print narrows on the far side of a fold.
 */
export function between(
  left: readonly Point[],
  right: readonly Point[],
  { round: wrap = 0, dip = 0, topDip = 0, wave = 0, squeeze = 0, fold, n = 8 }: Hang = {},
): Place {
  const L = curve(left),
    R = curve(right);
  return (s, t) => {
    let u = s;
    if (squeeze && fold) u += (squeeze / (n * TAU)) * fold(s, clamp(t, 0, 1)) * sin(clamp(s, 0, 1) * PI);
    if (wrap) {
      const a = wrap * PI * 0.47;
      u = 0.5 + sin((u - 0.5) * 2 * a) / sin(a) / 2;
    }
    const [x0, y0] = L(clamp(t, -0.05, 1.05)),
      [x1, y1] = R(clamp(t, -0.05, 1.05));
    const over = t > 1.05 ? t - 1.05 : t < -0.05 ? t + 0.05 : 0;
    const bow = 4 * u * (1 - u);
    let y = lerp(y0, y1, u) + dip * bow * t + topDip * bow * (1 - t);
    const x = lerp(x0, x1, u);
    if (wave && fold) y += wave * fold(s, 1) * clamp(t, 0, 1.1) ** 3;
    if (over) {
      y += over * (hypot(y1 - y0, 0) + 600);
    }
    return [x, y];
  };
}
