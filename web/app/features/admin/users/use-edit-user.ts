import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type EditableUser, userForm } from '#contracts/admin/users/edit-user.contract.ts';
import { type CorrectedFact, differingFacts } from '#contracts/admin/users/users.rules.ts';
import { ApiError, refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { saveUser } from './users.api.ts';
import { usersWords } from './users.words.ts';

type Facts = EditableUser['words'];
export type UserFormWords = Facts & { reason: string };

/** A fact that is saved otherwise than it was typed. */
export interface Difference {
  fact: CorrectedFact;
  saved: string;
  yours: string;
}

export interface EditUserPlan {
  viewerId: number;
  /** As they were when the form was opened. */
  user: EditableUser;
  /** What is saved now; null where it cannot be read. */
  readSaved(): Promise<EditableUser | null>;
  /** Opens the form again with this. */
  onOpenAnew(saved: EditableUser): void;
}

interface KeptWords {
  seen: Facts;
  words: Partial<UserFormWords>;
}

const blank = { name: '', role: '', phone: '', address: '', city: '', state: '', pincode: '', country: '' };
const readFacts = fieldsLike<Facts>(blank);
const readWords = fieldsLike<UserFormWords>({ ...blank, reason: '' });

/** Of what was seen: over other facts the words would undo what somebody has saved since. */
const userDraft = makeDraft<KeptWords>({
  kind: 'edit-user',
  parse(kept) {
    const { seen, words } = Object(kept);
    const facts = readFacts(seen);
    return facts === null
      ? null
      : { seen: { ...blank, role: 'USER', ...facts }, words: readWords(words) ?? {} };
  },
});

interface EditUser {
  form: UseFormReturn<UserFormWords>;
  isBusy: boolean;
  hasChanges: boolean;
  /** Somebody else has changed the person since. */
  late: { saved: EditableUser; differences: readonly Difference[] } | null;
  submit(): void;
  saveOver(): void;
  discard(): void;
}

/** The correcting of somebody's facts; what is typed stays in this tab until it is saved. */
export function useEditUser({ viewerId, user, readSaved }: EditUserPlan): EditUser {
  const t = useWords(usersWords, 'edit');
  const client = useQueryClient();
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const draft = userDraft(viewerId, user.id);
  const [late, setLate] = useState<(NonNullable<EditUser['late']> & { words: UserFormWords }) | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const opened: UserFormWords = { ...user.words, reason: '' };
  const form = useCheckedForm<UserFormWords>({
    resolver: standardSchemaResolver(userForm),
    defaultValues: opened,
  });
  useKeptForm(form, {
    read() {
      const kept = draft.read();
      return kept !== null && differingFacts(kept.seen, user.words).length === 0 ? kept.words : null;
    },
    keep(words) {
      draft.keep({ seen: user.words, words });
      setLate(null);
    },
  });

  const saving = useMutation({
    mutationFn: ({ words, seen }: { words: UserFormWords; seen: Facts }) =>
      saveUser(user.id, { ...words, seen }),
    onSuccess() {
      draft.forget();
      setIsSaved(true);
    },
    onError: (error, { words }) => refuse(error, words),
  });

  async function refuse(error: unknown, words: UserFormWords): Promise<void> {
    if (error instanceof ApiError && error.code === 'CONFLICT') {
      const saved = await readSaved();
      if (saved !== null) setLate({ saved, words, differences: compare(saved.words, words) });
      return;
    }
    toast.bad(t('failed'), sentenceOf(error));
    refuseFields(form, refusedFields(error));
  }

  /** Its failure is told by `onError`. */
  const send = (words: UserFormWords, seen: Facts) =>
    oneAtATime(() => saving.mutateAsync({ words, seen }).catch(() => undefined));

  // The question about unsaved changes is off once this is drawn, and only then may the page be left.
  useEffect(() => {
    if (!isSaved) return;
    toast.good(t('saved'));
    void navigate(`/admin/users/${user.id}`);
    void client.invalidateQueries();
  }, [isSaved, t, navigate, client, user.id]);

  return {
    form,
    isBusy: saving.isPending || isSaved,
    hasChanges: !isSaved && form.formState.isDirty,
    late,
    submit: () => void form.handleSubmit((words) => send(words, user.words))(),
    saveOver() {
      if (late !== null) void send(late.words, late.saved.words);
    },
    discard() {
      form.reset(opened);
      draft.forget();
    },
  };
}

function compare(saved: Facts, yours: Facts): Difference[] {
  return differingFacts(saved, yours).map((fact) => ({ fact, saved: saved[fact], yours: yours[fact] }));
}
