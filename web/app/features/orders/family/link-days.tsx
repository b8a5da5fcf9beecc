import { type FamilyLinkDays, familyLinkDays } from '#contracts/orders/family/family-links.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import familyWords from '#web/words/en/features/orders/family/family.json';

interface LinkDaysProps {
  days: FamilyLinkDays;
  onChange: (days: FamilyLinkDays) => void;
}

/** Chooses how long a link for the family stays open. */
export function LinkDays({ days, onChange }: LinkDaysProps) {
  const t = useWords(familyWords, 'share');
  return (
    <Field label={t('days')} className="w-full">
      {(control) => (
        <Select
          {...control}
          value={days}
          onChange={({ target }) =>
            onChange(familyLinkDays.find((choice) => String(choice) === target.value) ?? 30)
          }
        >
          {familyLinkDays.map((choice) => (
            <option key={choice} value={choice}>
              {t('day', { count: choice })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
