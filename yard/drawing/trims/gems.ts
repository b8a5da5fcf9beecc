import { deeper } from '../colour/mix-colour.ts';
import { n1 } from '../geometry/numbers.ts';

export const pearl = (x: number, y: number, rr: number): string =>
  `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(rr)}" fill="#e9dfcd"/><circle cx="${n1(x + rr * 0.2)}" cy="${n1(y + rr * 0.25)}" r="${n1(rr * 0.72)}" fill="#cdbda4" opacity="0.6"/><circle cx="${n1(x - rr * 0.3)}" cy="${n1(y - rr * 0.35)}" r="${n1(rr * 0.36)}" fill="#fffaf0"/>`;

export function gem(x: number, y: number, rr: number, c: string): string {
  return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(rr)}" fill="${deeper(c, 0.25)}"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(rr * 0.82)}" fill="${c}"/><path d="M${n1(x - rr * 0.5)} ${n1(y - rr * 0.15)}A${n1(rr * 0.55)} ${n1(rr * 0.55)} 0 0 1 ${n1(x + rr * 0.1)} ${n1(y - rr * 0.55)}" stroke="#fff4e0" stroke-width="${n1(rr * 0.2)}" fill="none" opacity="0.75" stroke-linecap="round"/>`;
}
