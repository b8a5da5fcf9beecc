import type { SVGProps } from 'react';
import type { MapLine } from './map-of.ts';
import type { StrokeKind } from './strokes.ts';

/** On a screen in the colours of the page; on a sheet in black on white, as printers and copiers need it. */
export type Variant = 'screen' | 'sheet';

interface Inks {
  ink: string;
  quiet: string;
  ground: string;
  /** Opaque, so that where a head lies on a neck, or hair on a head, no edge shows through. */
  skin: string;
  hair: string;
  cloth: string;
  edge: string;
  tape: Record<MapLine['goes'], string>;
}

export const inks: Record<Variant, Inks> = {
  screen: {
    ink: 'var(--tb-ink)',
    quiet: 'var(--tb-ink-3)',
    ground: 'var(--tb-raised)',
    skin: 'color-mix(in srgb, var(--tb-ink) 5%, var(--tb-raised))',
    hair: 'color-mix(in srgb, var(--tb-ink) 18%, var(--tb-raised))',
    cloth: 'color-mix(in srgb, var(--tb-indigo-wash) 60%, var(--tb-raised))',
    edge: 'var(--tb-seam-2)',
    tape: { round: 'var(--tb-madder-text)', along: 'var(--tb-indigo)' },
  },
  sheet: {
    ink: '#000',
    quiet: '#777',
    ground: '#fff',
    skin: '#f6f6f6',
    hair: '#d8d8d8',
    cloth: '#fff',
    edge: '#777',
    tape: { round: '#000', along: '#000' },
  },
};

/** How each kind of stroke is painted. */
export function paint(kind: StrokeKind, { ink, quiet, skin, hair, cloth }: Inks): SVGProps<SVGPathElement> {
  const stroked = (stroke: string, strokeWidth: number, opacity: number) => ({
    fill: 'none',
    stroke,
    strokeWidth,
    opacity,
  });
  const paints: Record<StrokeKind, SVGProps<SVGPathElement>> = {
    skin: { fill: skin },
    hair: { fill: hair },
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
