import { type KeyboardEvent, useId, useState } from 'react';
import { type Garment, isLength, type PartName } from '#contracts/measurements/garments.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import bodyMapWords from '#web/words/en/features/measurements/body-map.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import type { BodyKind, Side } from './figures/figure-strokes.ts';
import { inks, type Variant } from './inks.ts';
import { mapOf } from './map-of.ts';
import { MapStrokes } from './map-strokes.tsx';
import { MapTape } from './map-tape.tsx';

/** What a page of A4 has room for above the longest list of one garment. */
const halfPage = '118mm';

/** With more lines than this, leaders cross too often to be as dark as those of fewer. */
const crowd = 18;

export interface BodyMapProps {
  garment: Garment;
  body: BodyKind;
  side: Side;
  /** Formatted; shown beneath the numbers. */
  values?: Partial<Record<PartName, string>> | undefined;
  /** The unit's name, said after each length; the drawing has no room for it. */
  unit?: string | undefined;
  /** Only these parts have a line; all of the garment without it. */
  only?: readonly PartName[] | undefined;
  /** The part being measured; its line is highlighted. */
  now?: PartName | null;
  /** Makes each line a control. */
  onChoose?: ((part: PartName) => void) | undefined;
  variant?: Variant;
}

/**
 * One side of a body in a garment, with numbered lines where the tape lies: madder around the body, indigo along it.
 * Tab enters the lines that can be chosen, arrow keys move in the order of measuring.
 */
export function BodyMap({
  garment,
  body,
  side,
  values,
  unit,
  only,
  now = null,
  onChoose,
  variant = 'screen',
}: BodyMapProps) {
  const t = useWords(bodyMapWords);
  const measured = useWords(measurementsWords);
  const id = useId();
  const map = mapOf(garment, body, side, only);
  const inOrder = map.lines.toSorted((one, other) => one.number - other.number);
  const [last, setLast] = useState<PartName | null>(null);
  const isHere = (part: PartName | null) => inOrder.some((line) => line.part === part);
  const stop = isHere(now) ? now : isHere(last) ? last : inOrder[0]?.part;

  const onKeyDown = (event: KeyboardEvent, part: PartName) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose?.(part);
      return;
    }
    const place = inOrder.findIndex((line) => line.part === part);
    const steps: Record<string, number> = {
      ArrowDown: place + 1,
      ArrowRight: place + 1,
      ArrowUp: place - 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : inOrder.at(step % inOrder.length);
    if (!next) return;
    event.preventDefault();
    setLast(next.part);
    document.getElementById(`${id}-${next.part}`)?.focus();
  };

  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={onChoose ? 'group' : 'img'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      className="block w-full"
      style={variant === 'sheet' ? { background: inks.sheet.ground, maxHeight: halfPage } : undefined}
    >
      <title id={`${id}-title`}>
        {t('title', { garment: measured(`garments.${garment}`), side: t(`sides.${side}`) })}
      </title>
      <desc id={`${id}-about`}>{`${t(`about.${garment}`)} ${t('lines')}`}</desc>
      <MapStrokes map={map} variant={variant} />
      {inOrder.map((line) => {
        const { part } = line;
        const value = values?.[part];
        return (
          <MapTape
            key={part}
            line={line}
            variant={variant}
            value={value}
            isNow={now === part}
            isFaint={isHere(now) && now !== part}
            isCrowded={inOrder.length > crowd}
            {...(onChoose && {
              control: {
                id: `${id}-${part}`,
                label: t(value === undefined ? 'notMeasured' : 'measured', {
                  part: measured(`parts.${part}`),
                  value: unit && isLength(part) ? `${value} ${unit}` : (value ?? ''),
                }),
                isStop: part === stop,
                onChoose: () => onChoose(part),
                onKeyDown: (event: KeyboardEvent) => onKeyDown(event, part),
              },
            })}
          />
        );
      })}
    </svg>
  );
}
