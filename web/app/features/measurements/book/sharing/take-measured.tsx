import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookForOrder } from '#contracts/measurements/book/sharing.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import sharingWords from '#web/words/en/features/measurements/book/sharing.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { naapQuery } from '../book.api.ts';
import { useStandingYes, useTakeMeasured } from './sharing.api.ts';

/** Takes what the maker measured into the buyer's book, now or whenever the maker measures. */
export function TakeMeasured({ book }: { book: BookForOrder }) {
  const t = useWords(sharingWords);
  const measurements = useWords(measurementsWords);
  const { orderId, makerName, measured, standingYes, can } = book;
  const people = useQuery(queryOptions(naapQuery)).data?.people ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const taking = useTakeMeasured(orderId);
  const standing = useStandingYes(orderId);
  const waiting = can.takeMeasured ? measured.filter(({ taken }) => taken === null) : [];
  const offersStanding = can.giveStandingYes || standingYes !== null;
  const person = people.find(({ id }) => id === chosen) ?? people[0];
  // Without a person in the book there is nobody whose measurements the maker could write.
  if (waiting.length === 0 && (person === undefined || !offersStanding)) return null;

  const take = (measurementId: number) => {
    if (person)
      taking.mutate(
        { measurementId, personId: person.id },
        {
          onSuccess: () => toast.good(t('taken', { person: person.name })),
          onError: (error) => toast.bad(t('notTaken'), sentenceOf(error)),
        },
      );
  };
  const setStanding = (personId: number | null) =>
    standing.mutate(personId, { onError: (error) => toast.bad(t('notSaved'), sentenceOf(error)) });

  return (
    <div className="stitched-over grid gap-4 pt-4">
      {waiting.map((one) => (
        <p key={one.measurementId} className="wrap-anywhere">
          {t('measured', {
            who: one.measuredBy,
            garment: measurements(`garments.${one.garment}`),
            day: formatCalendarDay(one.measuredOn),
          })}
        </p>
      ))}
      {person ? (
        <>
          {people.length > 1 && standingYes === null ? (
            <Field label={t('intoWhose')}>
              {(control) => (
                <Select
                  {...control}
                  value={person.id}
                  onChange={({ target }) => setChosen(Number(target.value))}
                >
                  {people.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          {waiting.map((one) => (
            <Button
              key={one.measurementId}
              className="justify-self-start"
              busy={taking.isPending && t('taking')}
              onClick={() => take(one.measurementId)}
            >
              {t('take', { person: person.name, garment: measurements(`garments.${one.garment}`) })}
            </Button>
          ))}
          {standingYes !== null ? (
            <div className="grid gap-2">
              <p className="text-ink-2">
                {t('standing', { maker: makerName, person: standingYes.personName })}
              </p>
              <Button
                kind="ghost"
                small
                className="justify-self-start"
                busy={standing.isPending && t('revoking')}
                onClick={() => setStanding(null)}
              >
                {t('endStanding')}
              </Button>
            </div>
          ) : can.giveStandingYes ? (
            <div className="grid gap-2">
              <p className="hint">{t('standingLine', { maker: makerName })}</p>
              <Button
                kind="ghost"
                small
                className="justify-self-start"
                busy={standing.isPending && t('sharing')}
                onClick={() => setStanding(person.id)}
              >
                {t('giveStanding', { person: person.name })}
              </Button>
            </div>
          ) : null}
        </>
      ) : waiting.length > 0 ? (
        <ButtonLink to="/naap" className="justify-self-start">
          {t('open')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
