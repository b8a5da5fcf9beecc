import type { Garment } from '#contracts/measurements/garments.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import type { BodyKind } from './figures/figure-strokes.ts';
import { inks } from './inks.ts';
import { type DrawnMap, mapOf } from './map-of.ts';
import type { StrokeKind } from './strokes.ts';

interface Drawn {
  garment: Garment;
  body: BodyKind;
}

const idOf = ({ garment, body }: Drawn) => `drawn-${body}-${garment}`;

/** The middle of the stage, without the columns of the numbers. */
const left = 45;
const wide = 300;

/** Heavier strokes than on the body map, for a small picture. */
const { ink, quiet, skin, hair, cloth } = inks.screen;
const paints: Partial<Record<StrokeKind, object>> = {
  skin: { fill: skin },
  hair: { fill: hair },
  cloth: { fill: cloth },
  body: { fill: quiet, stroke: quiet, strokeWidth: 1.4 },
  line: { fill: ink, stroke: ink, strokeWidth: 1.8 },
  hint: { stroke: quiet, strokeWidth: 1 },
  fold: { stroke: ink, strokeWidth: 1.2, opacity: 0.6 },
  seam: { stroke: ink, strokeWidth: 0.9, opacity: 0.6, strokeDasharray: '3 2.2' },
};

/**
 * Each garment once, for the `GarmentPicture`s of a page. Drawn in the browser: the paths would be a large share of the
 * page's HTML.
 */
export function DrawnGarments({ all }: { all: readonly Drawn[] }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const kinds = new Map(all.map((one) => [idOf(one), one]));
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {[...kinds].map(([id, { garment, body }]) => (
        <DrawnGarment key={id} id={id} map={mapOf(garment, body, 'front', [])} />
      ))}
    </svg>
  );
}

function DrawnGarment({ id, map: { height, placing, strokes } }: { id: string; map: DrawnMap }) {
  return (
    <symbol id={id} viewBox={`${left} 0 ${wide} ${height}`} fill="none">
      <g transform={`translate(${placing.x} ${placing.y.toFixed(1)}) scale(${placing.scale.toFixed(3)})`}>
        {strokes.map(({ kind, d }, place) =>
          paints[kind] ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a drawing never change their places
            <path key={place} d={d} {...paints[kind]} />
          ) : null,
        )}
      </g>
    </symbol>
  );
}

/** A body in a garment, small, 4:5. Needs `DrawnGarments` on the page. */
export function GarmentPicture({ className, ...drawn }: Drawn & { className: string }) {
  return (
    <span className={`block aspect-4/5 flex-none rounded-sm bg-raised p-1.5 ${className}`}>
      <svg className="block size-full" aria-hidden="true">
        <use href={`#${idOf(drawn)}`} />
      </svg>
    </span>
  );
}
