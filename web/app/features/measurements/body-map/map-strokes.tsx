import { useId } from 'react';
import { inks, paint, type Variant } from './inks.ts';
import type { DrawnMap } from './map-of.ts';
import type { Stroke } from './strokes.ts';

/** The body and the garment. They fade out where the body goes on. */
export function MapStrokes({ map, variant }: { map: DrawnMap; variant: Variant }) {
  const id = useId();
  const colours = inks[variant];
  const { width, height, strokes, fades, placing } = map;
  return (
    <>
      <defs>
        <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={fades.top ? '#000' : '#fff'} />
          <stop offset="0.12" stopColor="#fff" />
          <stop offset="0.86" stopColor="#fff" />
          <stop offset="1" stopColor={fades.bottom ? '#000' : '#fff'} />
        </linearGradient>
        <mask id={`${id}-mask`} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
          <rect width={width} height={height} fill={`url(#${id}-fade)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}-mask)`}>
        <g transform={`translate(${placing.x} ${placing.y.toFixed(1)}) scale(${placing.scale.toFixed(3)})`}>
          {layersOf(strokes).map(({ kind, d }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a drawing never change their places
            <path key={place} d={d} {...paint(kind, colours)} />
          ))}
        </g>
      </g>
    </>
  );
}

/** Neighbours that are painted alike as one path: a page with fewer elements. */
function layersOf(strokes: readonly Stroke[]): Stroke[] {
  const layers: Stroke[] = [];
  for (const { kind, d } of strokes) {
    const last = layers.at(-1);
    if (last?.kind === kind && !overlapping.includes(kind)) last.d += d;
    else layers.push({ kind, d });
  }
  return layers;
}

/** Filled areas that may lie on each other keep their own path. */
const overlapping: readonly Stroke['kind'][] = ['skin', 'hair', 'cloth'];
