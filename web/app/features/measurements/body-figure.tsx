import type { PartName } from '#contracts/measurements/garments.ts';
import { type BodyMark, windowOf } from './body-marks.ts';

/** One half of the body; the other is mirrored. */
const half =
  'M190 84C190 96 192 101 198 105C212 110 226 113 237 119C249 125 252 140 254 157C258 187 262 207 268 233C274 259 281 290 287 318C292 327 296 339 294 351C292 361 284 362 280 352C278 344 276 334 273 324C264 297 256 269 248 241C242 217 238 197 233 172C235 187 232 197 228 207C222 223 214 237 212 253C212 271 224 293 228 319C232 353 226 397 220 431C217 452 218 462 217 474C221 500 216 531 208 567C204 582 202 589 204 600C211 612 214 618 212 622H189C188 614 188 602 188 590C188 560 191 530 190 502C188 480 188 470 188 458C188 430 186 390 180 346';

interface BodyFigureProps {
  /** Numbered in this order. */
  marks: readonly BodyMark[];
  /** The part being measured; its mark is highlighted. */
  now?: PartName | null;
}

/**
 * The section of the body with these marks, where the numbered lines show the tape: madder around the body, indigo
 * along it. The list beside it gives the same in text.
 */
export function BodyFigure({ marks, now = null }: BodyFigureProps) {
  const { top, bottom } = windowOf(marks);
  const isMarked = now !== null && marks.some(({ parts }) => parts.includes(now));
  return (
    <svg
      viewBox={`40 ${top} 280 ${bottom - top}`}
      style={{ maskImage: fadeAt(top > 10, bottom < 636) }}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g stroke="var(--tb-ink-2)" strokeWidth="1.4">
        <ellipse cx="180" cy="52" rx="25" ry="33" />
        <path d={half} />
        <path d={half} transform="matrix(-1 0 0 1 360 0)" />
        <path d="M70 628H290" stroke="var(--tb-seam-2)" />
      </g>
      {marks.map((mark, place) => (
        <Mark
          key={mark.path}
          mark={mark}
          number={place + 1}
          isNow={isMarked && mark.parts.includes(now)}
          isFaint={isMarked && !mark.parts.includes(now)}
        />
      ))}
    </svg>
  );
}

/** The outline fades out where the body continues. */
function fadeAt(top: boolean, bottom: boolean): string {
  return `linear-gradient(${top ? 'transparent' : '#000'}, #000 12% 90%, ${bottom ? 'transparent' : '#000'})`;
}

interface MarkProps {
  mark: BodyMark;
  number: number;
  isNow: boolean;
  isFaint: boolean;
}

function Mark({ mark: { path, goes, at }, number, isNow, isFaint }: MarkProps) {
  const [x, y] = at;
  return (
    <g opacity={isFaint ? 0.4 : undefined}>
      <path
        d={path}
        stroke={goes === 'round' ? 'var(--tb-madder-text)' : 'var(--tb-indigo)'}
        strokeWidth={isNow ? 3.2 : 1.8}
        strokeDasharray="5 4"
      />
      <rect
        x={x - 10.5}
        y={y - 10.5}
        width="21"
        height="21"
        rx="2"
        fill={isNow ? 'var(--tb-ink)' : 'var(--tb-raised)'}
        stroke={isNow ? 'var(--tb-ink)' : 'var(--tb-seam-2)'}
      />
      <text
        x={x}
        y={y + 4.6}
        textAnchor="middle"
        fill={isNow ? 'var(--tb-raised)' : 'var(--tb-ink)'}
        style={{ font: '500 12.8px var(--tb-text)' }}
      >
        {number}
      </text>
    </g>
  );
}
