import { useState } from 'react';
import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import { handLimits } from '#contracts/hands/hands.rules.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import handLinkWords from '#web/words/en/features/hands/hand-link.json';
import handsWords from '#web/words/en/features/hands/hands.json';
import { useSheetAct } from './use-sheet-act.ts';
import type { Way } from './way.ts';

/** The hand says yes to a credit under a name, or takes it back. */
export function OwnCredit({ sheet, way }: { sheet: HandSheet; way: Way }) {
  const t = useWords(handLinkWords);
  const h = useWords(handsWords);
  const { credit, creditName, kind, workshop, workshopId, work } = sheet;
  const [name, setName] = useState(sheet.name);
  const [error, setError] = useState<Message>();
  const act = useSheetAct(way);
  const oneAtATime = useOneAtATime();
  const answer = (agree: boolean) =>
    oneAtATime(async () => {
      try {
        toast.good((await act.mutateAsync(() => way.answer({ agree, name: agree ? name : '' }))).message);
      } catch (caught) {
        const refused = refusedFields(caught).name;
        setError(refused);
        if (refused === undefined) toast.bad(t('failed'), sentenceOf(caught));
      }
    });
  if (credit === 'NONE' || (credit === 'OFFERED' && work === null)) return null;
  return (
    <section aria-labelledby="credit-title" className="stitched-over grid gap-4 pt-5">
      <h2 id="credit-title" className="title-3">
        {t('credit.title')}
      </h2>
      {credit === 'AGREED' ? (
        <>
          <p className="wrap-anywhere">
            {t('credit.shown', { name: h(`credit.${kind}`, { name: creditName }) })}
          </p>
          <Button
            kind="ghost"
            className="w-full"
            busy={act.isPending && t('sending')}
            onClick={() => void answer(false)}
          >
            {t('credit.end')}
          </Button>
        </>
      ) : (
        <>
          <p>
            {t('credit.line', { workshop })}
            {workshopId === null ? null : ` ${t('credit.linked')}`}
          </p>
          <Field label={t('credit.name')} error={error}>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                maxLength={handLimits.handName}
                autoComplete="name"
                onChange={({ target }) => {
                  setName(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
          <Button
            kind="secondary"
            className="w-full"
            busy={act.isPending && t('sending')}
            onClick={() => void answer(true)}
          >
            {t('credit.agree')}
          </Button>
        </>
      )}
    </section>
  );
}
