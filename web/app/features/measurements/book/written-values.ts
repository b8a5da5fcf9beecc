import type { BookVersion } from '#contracts/measurements/book/book.fields.ts';
import { choiceNames, isChoice, isLength, type PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { typedOf } from './writing/version.form.ts';

type Value = BookVersion['values'][number];

/** Writes a value with its unit, such as "30⅛ in", a count, or the name of a choice in the page's language. */
export function useWriteValue(): (value: Value, unit: Unit) => string {
  const t = useWords(measurementsWords);
  return (value, unit) => {
    if (isChoice(value.part)) {
      const choice = choiceNames.find((name) => name === value.value);
      return choice ? t(`choices.${choice}`) : String(value.value);
    }
    const text = typedOf(value, unit);
    return isLength(value.part) ? `${text} ${t(`unitShort.${unit}`)}` : text;
  };
}

/** All lengths and counts of a version by part, without the unit, for the body map. */
export function mapValues(values: readonly Value[], unit: Unit): Partial<Record<PartName, string>> {
  return Object.fromEntries(
    values.flatMap((value) => (isChoice(value.part) ? [] : [[value.part, typedOf(value, unit)]])),
  );
}
