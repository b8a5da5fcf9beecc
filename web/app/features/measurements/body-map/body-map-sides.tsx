import { useId, useState } from 'react';
import type { PartName } from '#contracts/measurements/garments.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import bodyMapWords from '#web/words/en/features/measurements/body-map.json';
import { BodyMap, type BodyMapProps } from './body-map.tsx';
import type { Side } from './figures/figure-strokes.ts';
import { sideOf, sidesOf } from './map-of.ts';

/**
 * Front and back: beside each other where there is room, else one of them with a switch, which follows the part being
 * measured.
 */
export function BodyMapSides({ now = null, ...map }: Omit<BodyMapProps, 'side'>) {
  const t = useWords(bodyMapWords);
  const name = useId();
  const [chosen, setChosen] = useState<Side>('front');
  const [followed, setFollowed] = useState<PartName | null>(null);
  const sides = sidesOf(map.garment);
  if (now !== followed) {
    setFollowed(now);
    if (now !== null) setChosen(sideOf(now, map.garment));
  }
  const shown = sides.includes(chosen) ? chosen : 'front';
  return (
    <div className="@container">
      {sides.length === 1 || map.variant === 'sheet' ? null : (
        <fieldset className="mb-2 @min-[700px]:hidden">
          <legend className="sr-only">{t('side')}</legend>
          <div className="flex justify-center gap-x-7">
            {sides.map((side) => (
              <label key={side} className="tick">
                <input
                  type="radio"
                  name={name}
                  value={side}
                  checked={side === shown}
                  onChange={() => setChosen(side)}
                />
                <span>{t(`sides.${side}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div
        className={
          map.variant === 'sheet'
            ? 'grid justify-items-center gap-x-6 gap-y-4 sm:grid-cols-2 print:grid-cols-2'
            : 'grid justify-items-center gap-x-8 @min-[700px]:grid-cols-2'
        }
      >
        {sides.map((side) => (
          <div
            key={side}
            className={`w-full max-w-[390px] ${side === shown || map.variant === 'sheet' ? '' : 'hidden @min-[700px]:block'}`}
          >
            <BodyMap {...map} side={side} now={now} />
          </div>
        ))}
      </div>
    </div>
  );
}
