import { useId, useState } from 'react';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { growthOf } from '#contracts/fit/zones.ts';
import { isLength, type PartName } from '#contracts/measurements/garments.ts';
import { toTenths } from '#contracts/measurements/lengths.ts';
import { likingsOf } from '#web/features/measurements/book/likes-of.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { remember as sendRemember, useClaimAct } from '../fit.api.ts';

interface RememberFitProps {
  claim: FitClaim;
  remember: NonNullable<FitClaim['remember']>;
}

/** Asks, once, whether the differences are written into the naap book. Hidden without a person to write them for. */
export function RememberFit({ claim, remember }: RememberFitProps) {
  const t = useWords(fitWords);
  const book = useWords(bookWords, 'likes');
  const measured = useWords(measurementsWords);
  const label = useId();
  const act = useClaimAct(claim.id);
  const [personId, setPersonId] = useState(remember.personId);
  const [parts, setParts] = useState<readonly PartName[]>(claim.zones.map(({ part }) => part));
  if (remember.people.length === 0) return null;
  const { unit } = claim;
  const likings = likingsOf(
    claim.zones.map(({ part, direction, amount }) => ({
      part,
      tenths: isLength(part) ? growthOf(direction) * toTenths(amount, unit, part) : 0,
    })),
    unit,
  );
  const answer = (chosen: number | null) =>
    act.mutate(() => sendRemember(claim.id, { personId: chosen, parts: [...parts] }), {
      onSuccess: ({ message }) => toast.good(message),
      onError: (error) => toast.bad(t('acts.failed'), sentenceOf(error)),
    });
  return (
    <Slip aria-labelledby={label} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={label} className="title-3">
          {t('remember.title')}
        </h2>
        <p className="hint">{t('remember.line')}</p>
      </div>
      <div className="grid">
        {likings.map(({ part, liking, amount }) => (
          <Checkbox
            key={part}
            checked={parts.includes(part)}
            onChange={() =>
              setParts(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part])
            }
            label={book(liking, {
              part: measured(`parts.${part}`),
              amount: `${amount} ${measured(`unitShort.${unit}`)}`,
            })}
          />
        ))}
      </div>
      {remember.people.length === 1 ? null : (
        <Field label={t('remember.whose')}>
          {(control) => (
            <Select
              {...control}
              value={personId ?? ''}
              onChange={({ target }) => setPersonId(Number(target.value))}
            >
              {remember.people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="btn-row">
        <Button
          kind="primary"
          busy={act.isPending && t('acts.sending')}
          onClick={() => answer(parts.length === 0 ? null : personId)}
        >
          {t('remember.yes')}
        </Button>
        <Button kind="text" onClick={() => answer(null)}>
          {t('remember.no')}
        </Button>
      </div>
    </Slip>
  );
}
