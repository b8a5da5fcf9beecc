import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import type * as z from 'zod/mini';
import { addDays } from '#contracts/platform/ist-day.ts';
import { pauseFields } from '#contracts/profiles/shop/shop.contract.ts';
import { shopLimits } from '#contracts/profiles/shop/shop.rules.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import shopWords from '#web/words/en/features/profiles/shop/shop.json';
import { usePauseOrders } from './shop.api.ts';

type PauseWords = z.output<typeof pauseFields>;
const nothing: PauseWords = { until: '', note: '' };
const pauseDraft = makeDraft({ kind: 'pause', parse: fieldsLike<PauseWords>(nothing) });

/** Sets until when the shop takes no orders, with a message for buyers. */
export function PauseForm({ viewerId }: { viewerId: number }) {
  const t = useWords(shopWords, 'pause');
  const pausing = usePauseOrders();
  const form = useCheckedForm<PauseWords, unknown, PauseWords>({
    resolver: standardSchemaResolver(pauseFields),
    defaultValues: nothing,
  });
  const draft = pauseDraft(viewerId);
  useKeptForm(form, { read: draft.read, keep: draft.keep });
  const { errors } = form.formState;
  const pause = form.handleSubmit(async (words) => {
    const forget = draft.forgetLater();
    try {
      await pausing.mutateAsync(words);
      forget();
      toast.good(t('done'));
    } catch (error) {
      refuseFields(form, refusedFields(error));
      toast.bad(t('failed'), sentenceOf(error));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pausing.isPending) void pause();
  };
  const today = todayInIndia();
  return (
    <form noValidate className="grid gap-5" aria-label={t('title')} onSubmit={submit}>
      <p className="meta">{t('line')}</p>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,220px)_minmax(0,1fr)]">
        <Field label={t('until')} error={errors.until?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('until')}
              type="date"
              min={addDays(today, 1)}
              max={addDays(today, shopLimits.ahead)}
            />
          )}
        </Field>
        <Field
          label={
            <>
              {t('note')} <OptionalMark />
            </>
          }
          error={errors.note?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('note')}
              autoComplete="off"
              placeholder={t('noteExample')}
            />
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" busy={pausing.isPending && t('acting')}>
          {t('act')}
        </Button>
      </div>
    </form>
  );
}
