import type { KeyboardEvent } from 'react';
import { inks, type Variant } from './inks.ts';
import { stage } from './labels.ts';
import type { MapLine } from './map-of.ts';

interface MapTapeProps {
  line: MapLine;
  variant: Variant;
  value: string | undefined;
  isNow: boolean;
  isFaint: boolean;
  /** One of so many that the leaders stay in the background. */
  isCrowded?: boolean;
  /** What makes it a control. */
  control?: {
    id: string;
    label: string;
    isStop: boolean;
    onChoose: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** One line of the tape, its number and its value. */
export function MapTape({ line, variant, value, isNow, isFaint, isCrowded = false, control }: MapTapeProps) {
  const { path, goes, at, anchor, number } = line;
  const [x, y] = at;
  const half = stage.box / 2;
  const colours = inks[variant];
  const tape = colours.tape[goes];
  const drawn = (
    <>
      <path
        d={`M${x + (x < stage.width / 2 ? half : -half)} ${y}L${anchor[0].toFixed(1)} ${anchor[1].toFixed(1)}`}
        stroke={isNow ? colours.ink : colours.edge}
        strokeWidth={isNow ? 1 : 0.7}
        opacity={isCrowded && !isNow ? 0.45 : undefined}
        className="group-hover:[opacity:1] group-focus-visible:[opacity:1]"
      />
      <path
        d={path}
        stroke={tape}
        strokeWidth={isNow ? 3.2 : isCrowded ? 1.4 : 1.8}
        strokeDasharray={variant === 'sheet' && goes === 'along' ? '1.4 3' : '5 3.6'}
        className="group-hover:[stroke-width:2.8] group-focus-visible:[stroke-width:3.2]"
      />
      <circle cx={anchor[0]} cy={anchor[1]} r={isNow ? 3 : 2} fill={tape} />
      <rect
        x={x - half}
        y={y - half}
        width={stage.box}
        height={stage.box}
        rx="2"
        fill={isNow ? colours.ink : colours.ground}
        stroke={isNow ? colours.ink : colours.edge}
        className="group-focus-visible:[stroke:var(--tb-focus)] group-focus-visible:[stroke-width:3]"
      />
    </>
  );
  const written = (
    <g aria-hidden={control ? true : undefined} pointerEvents="none">
      <text
        x={x}
        y={y + 4.6}
        textAnchor="middle"
        fill={isNow ? colours.ground : colours.ink}
        style={{ font: '500 12.8px var(--tb-text)' }}
      >
        {number}
      </text>
      {value === undefined || value.length > 9 ? null : (
        <text
          x={x}
          y={y + half + 13}
          textAnchor="middle"
          fill={colours.ink}
          stroke={colours.ground}
          strokeWidth="3"
          paintOrder="stroke"
          style={{ font: '600 12px var(--tb-text)' }}
        >
          {value}
        </text>
      )}
    </g>
  );
  if (!control)
    return (
      <g opacity={isFaint ? 0.4 : undefined}>
        {drawn}
        {written}
      </g>
    );
  // The text stands beside the control: its label names the part and the value, not the drawn number.
  return (
    <g opacity={isFaint ? 0.55 : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no button element */}
      <g
        id={control.id}
        role="button"
        aria-label={control.label}
        aria-current={isNow || undefined}
        tabIndex={control.isStop ? 0 : -1}
        className="group cursor-pointer outline-none"
        onClick={control.onChoose}
        onKeyDown={control.onKeyDown}
      >
        <path d={path} stroke="transparent" strokeWidth="24" pointerEvents="stroke" />
        <rect
          x={x < stage.width / 2 ? 0 : stage.width - 2 * stage.margin}
          y={y - stage.pitch / 2}
          width={2 * stage.margin}
          height={stage.pitch}
          fill="transparent"
          pointerEvents="all"
        />
        {drawn}
      </g>
      {written}
    </g>
  );
}
