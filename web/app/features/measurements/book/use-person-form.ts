import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BookPerson } from '#contracts/measurements/book/book.fields.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import { useAddPerson, useChangePerson } from './book.api.ts';
import {
  emptyPerson,
  formOfPerson,
  type PersonForm,
  type PersonWords,
  personResolver,
} from './person.form.ts';

const personDraft = makeDraft({ kind: 'naap-person', parse: fieldsLike<PersonForm>(emptyPerson) });

interface PersonFormState {
  form: UseFormReturn<PersonForm, unknown, PersonWords>;
  isSaving: boolean;
  save: () => void;
}

/** The form of a person; null for a new one, who is oneself if `relation` says so. */
export function usePersonForm(
  person: BookPerson | null,
  relation: PersonForm['relation'],
  onSaved: (person: BookPerson) => void,
): PersonFormState {
  const t = useWords(bookWords);
  const { viewer } = useViewer();
  const adding = useAddPerson();
  const changing = useChangePerson(person?.id ?? 0);
  const attempt = useRef<{ words: PersonWords; idempotencyKey: string } | null>(null);
  const oneAtATime = useOneAtATime();
  const form = useCheckedForm<PersonForm, unknown, PersonWords>({
    resolver: personResolver(person === null),
    defaultValues: person ? formOfPerson(person) : { ...emptyPerson, relation },
  });
  const draft = personDraft(viewer?.id ?? null, person?.id ?? 'new');
  useKeptForm(form, draft);

  const save = form.handleSubmit(async (words) => {
    const forget = draft.forgetLater();
    const isSame =
      attempt.current !== null && JSON.stringify(attempt.current.words) === JSON.stringify(words);
    // The same words sent again are the same attempt, because the first request may have arrived.
    const now = isSame && attempt.current ? attempt.current : { words, idempotencyKey: newIdempotencyKey() };
    attempt.current = now;
    try {
      const saved = person ? await changing.mutateAsync(words) : await adding.mutateAsync(now);
      forget();
      onSaved(saved);
    } catch (error) {
      const message = sentenceOf(error);
      refuseFields(form, refusedFields(error), { message });
      toast.bad(t('personNotSaved'), message);
    }
  });

  return { form, isSaving: adding.isPending || changing.isPending, save: () => void oneAtATime(save) };
}
