import { encode } from 'uqr';

/** The dark squares of a QR code as the path of an SVG that is `size` units wide, its quiet margin included. */
export function drawQr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
