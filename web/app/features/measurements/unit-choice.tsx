import { useId } from 'react';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';

interface UnitChoiceProps {
  label: string;
  unit: Unit;
  units: readonly Unit[];
  onChoose: (unit: Unit) => void;
}

/** Centimetres or inches: two radio buttons, so that arrow keys switch between them. */
export function UnitChoice({ label, unit, units, onChoose }: UnitChoiceProps) {
  const t = useWords(measurementsWords, 'units');
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex gap-x-5">
        {units.map((one) => (
          <label key={one} className="tick">
            <input
              type="radio"
              name={name}
              value={one}
              checked={unit === one}
              onChange={() => onChoose(one)}
            />
            <span>{t(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
