import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import {
  afterSaving,
  asksPassword,
  changesOf,
  emptyProfile,
  type ProfileDraft,
  type ProfileForm,
  profileForm,
  wordsOf,
} from './profile.form.ts';
import { useChooseRole, useSaveProfile } from './profiles.api.ts';

/** What was typed and not yet saved. */
const profileDraft = makeDraft({ kind: 'profile', parse: fieldsLike<ProfileDraft>(emptyProfile) });

export interface ProfileFormState {
  form: UseFormReturn<ProfileForm, unknown, ProfileForm>;
  hasChanges: boolean;
  needsPassword: boolean;
  isSaving: boolean;
  save: () => void;
  discard: () => void;
}

/** The form of the profile. What is typed survives a reload, another tab of the page, and a refusal. */
export function useProfileForm(profile: Profile): ProfileFormState {
  const t = useWords(profilesWords, 'form');
  const saving = useSaveProfile();
  const choosing = useChooseRole();
  const saved = wordsOf(profile);
  const form = useCheckedForm<ProfileForm, unknown, ProfileForm>({
    resolver: standardSchemaResolver(profileForm),
    defaultValues: useState(() => saved)[0],
  });
  const known = useRef(saved);
  const typed = form.watch();

  const draft = profileDraft(profile.id);
  useKeptForm(form, {
    read() {
      const kept = draft.read();
      if (kept !== null) toast.note(t('back'), t('backLine'));
      return kept;
    },
    keep: (words) => draft.keep(changesOf(known.current, words)),
  });

  // Takes over changes made elsewhere in the fields that were not touched here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another profile object is news, a new form is not
  useEffect(() => {
    const before = known.current;
    known.current = saved;
    const now = form.getValues();
    const { currentPassword, code } = now;
    form.reset({ ...saved, ...changesOf(before, now), currentPassword, code }, { keepErrors: true });
  }, [profile]);

  const save = form.handleSubmit(async (words) => {
    const sent = form.getValues();
    try {
      const { role, ...changes } = words;
      if (role !== profile.role && role !== 'ADMIN') await choosing.mutateAsync(role);
      const changed = await saving.mutateAsync(changes);
      const now = wordsOf(changed);
      known.current = now;
      // A new email is only pending until confirmed, so the field returns to the present one.
      const next = afterSaving(sent, now, form.getValues());
      form.reset(next);
      draft.keep(changesOf(now, next));
      const isEmailAsked = asksPassword(now, sent.email) && changed.pendingEmail !== null;
      if (isEmailAsked) toast.good(t('saved'), t('emailAsked', { email: changed.pendingEmail ?? '' }));
      else toast.good(t('saved'));
    } catch (error) {
      refuseFields(form, refusedFields(error));
      toast.bad(t('failed'), sentenceOf(error, t('failedLine')));
    }
  });

  return {
    form,
    hasChanges: Object.keys(changesOf(saved, typed)).length > 0,
    needsPassword: asksPassword(saved, typed.email),
    isSaving: saving.isPending || choosing.isPending,
    save: () => void save(),
    discard() {
      form.reset(saved);
      draft.forget();
    },
  };
}
