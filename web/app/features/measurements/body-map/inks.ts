import type { SVGProps } from 'react';
import type { MapLine } from './map-of.ts';
import type { StrokeKind } from './strokes.ts';

/** On a screen in the colours of the page; on a sheet in black on white, as printers and copiers need it. */
export type Variant = 'screen' | 'sheet';

interface Inks {
  ink: string;
  quiet: string;
  ground: string;
  cloth: string;
  edge: string;
  tape: Record<MapLine['goes'], string>;
}

export const inks: Record<Variant, Inks> = {
  screen: {
    ink: 'var(--tb-ink)',
    quiet: 'var(--tb-ink-3)',
    ground: 'var(--tb-raised)',
    cloth: 'color-mix(in srgb, var(--tb-indigo-wash) 60%, var(--tb-raised))',
    edge: 'var(--tb-seam-2)',
    tape: { round: 'var(--tb-madder-text)', along: 'var(--tb-indigo)' },
  },
  sheet: {
    ink: '#000',
    quiet: '#777',
    ground: '#fff',
    cloth: '#fff',
    edge: '#777',
    tape: { round: '#000', along: '#000' },
  },
};

/** How each kind of stroke is painted. */
export function paint(kind: StrokeKind, { ink, quiet, cloth }: Inks): SVGProps<SVGPathElement> {
  const stroked = (stroke: string, strokeWidth: number, opacity: number) => ({
    fill: 'none',
    stroke,
    strokeWidth,
    opacity,
  });
  const paints: Record<StrokeKind, SVGProps<SVGPathElement>> = {
    skin: { fill: ink, fillOpacity: 0.045 },
    hair: { fill: ink, fillOpacity: 0.16 },
    cloth: { fill: cloth },
    body: { fill: quiet },
    line: { fill: ink },
    hint: stroked(quiet, 0.7, 0.8),
    fold: stroked(ink, 0.7, 0.6),
    seam: { ...stroked(ink, 0.8, 0.7), strokeDasharray: '3 2.2' },
    hatch: stroked(ink, 0.45, 0.5),
  };
  return paints[kind];
}
