import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import {
  type GuestWords,
  guestWords,
  type OccasionBoard,
  type OccasionGuest,
} from '#contracts/occasions/occasions.fields.ts';
import { occasionLimits } from '#contracts/occasions/occasions.rules.ts';
import { naapQuery } from '#web/features/measurements/book/book.api.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { Select, TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { addGuest, saveGuest, useOccasionAct } from '../occasions.api.ts';
import { useAttemptKey } from '../use-attempt-key.ts';

interface TypedGuest {
  name: string;
  /** '' for nobody of the book. */
  naapPersonId: string;
  note: string;
}

const guestForm = z.pipe(
  z.transform(
    ({ naapPersonId, ...typed }: TypedGuest): z.input<typeof guestWords> => ({
      ...typed,
      naapPersonId: naapPersonId === '' ? null : naapPersonId,
    }),
  ),
  guestWords,
);

interface GuestDialogProps {
  board: OccasionBoard;
  /** Null for a new person. */
  guest: OccasionGuest | null;
  onClose: () => void;
}

/** Adds a person to the occasion, or changes one. */
export function GuestDialog({ board, guest, onClose }: GuestDialogProps) {
  const t = useWords(occasionsWords, 'person');
  const act = useOccasionAct(board.id);
  const keyFor = useAttemptKey();
  const oneAtATime = useOneAtATime();
  const people = useQuery(queryOptions(naapQuery)).data?.people ?? [];
  const form = useCheckedForm<TypedGuest, unknown, GuestWords>({
    resolver: standardSchemaResolver(guestForm),
    defaultValues: {
      name: guest?.name ?? '',
      naapPersonId: guest?.naapPersonId ? String(guest.naapPersonId) : '',
      note: guest?.note ?? '',
    },
  });
  const {
    register,
    formState: { errors },
  } = form;

  const save = form.handleSubmit(async (words) => {
    try {
      const { message } = await act.mutateAsync(() =>
        guest === null ? addGuest(board.id, words, keyFor(words)) : saveGuest(board.id, guest.id, words),
      );
      toast.good(message);
      onClose();
    } catch (error) {
      if (!refuseFields(form, refusedFields(error))) toast.bad(t('failed'), sentenceOf(error));
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(save);
  };

  /** The name of the person of the book is taken over, unless one was typed. */
  const takeName = (id: string) => {
    const person = people.find((one) => String(one.id) === id);
    if (person && form.getValues('name').trim() === '')
      form.setValue('name', person.name, { shouldValidate: form.formState.isSubmitted });
  };

  return (
    <Dialog open onClose={onClose} title={guest === null ? t('new') : t('edit')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field label={t('name')} error={errors.name?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('name')}
              maxLength={occasionLimits.name}
              autoComplete="off"
            />
          )}
        </Field>
        {people.length === 0 ? null : (
          <Field
            label={<Optional>{t('book')}</Optional>}
            hint={t('bookHint')}
            error={errors.naapPersonId?.message}
          >
            {(control) => (
              <Select
                {...control}
                {...register('naapPersonId', { onChange: ({ target }) => takeName(target.value) })}
              >
                <option value="">{t('notInBook')}</option>
                {people.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={<Optional>{t('note')}</Optional>} error={errors.note?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...register('note')}
              rows={2}
              maxLength={occasionLimits.note}
              placeholder={t('noteExample')}
            />
          )}
        </Field>
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={act.isPending && t('saving')}>
            {guest === null ? t('add') : t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
