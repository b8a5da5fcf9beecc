import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Profile } from '#contracts/profiles/profiles.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import {
  afterSaving,
  asksPassword,
  changesOf,
  formId,
  type ProfileForm,
  profileForm,
  withTyped,
  wordsOf,
} from './profile.form.ts';
import { keepDraft, readDraft } from './profile-draft.ts';
import { useSaveProfile } from './profiles.api.ts';
import { profilesWords } from './profiles.words.ts';

export interface ProfileFormState {
  form: UseFormReturn<ProfileForm, unknown, ProfileForm>;
  hasChanges: boolean;
  needsPassword: boolean;
  isSaving: boolean;
  save: () => void;
  discard: () => void;
}

/** The form of the profile. What is typed outlives a reload, another tab of the page, and a refusal. */
export function useProfileForm(profile: Profile): ProfileFormState {
  const t = useWords(profilesWords, 'form');
  const saving = useSaveProfile();
  const saved = wordsOf(profile);
  const form = useCheckedForm<ProfileForm, unknown, ProfileForm>({
    resolver: standardSchemaResolver(profileForm(profile.role)),
    defaultValues: useState(() => withTyped(saved, drawnForm()))[0],
  });
  const known = useRef(saved);
  const typed = form.watch();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after hydration
  useEffect(() => {
    const draft = readDraft(profile.id);
    if (Object.keys(draft).length > 0) {
      form.reset({ ...form.getValues(), ...draft });
      toast.note(t('back'), t('backLine'));
    }
    const watching = form.watch(() => keepDraft(profile.id, changesOf(known.current, form.getValues())));
    return () => watching.unsubscribe();
  }, []);

  // What was changed elsewhere arrives in the fields that nobody has touched here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another profile object is news, a new form is not
  useEffect(() => {
    const before = known.current;
    known.current = saved;
    const now = form.getValues();
    const { currentPassword } = now;
    form.reset({ ...saved, ...changesOf(before, now), currentPassword }, { keepErrors: true });
  }, [profile]);

  const save = form.handleSubmit(async (words) => {
    const sent = form.getValues();
    try {
      const changed = await saving.mutateAsync(words);
      const now = wordsOf(changed);
      known.current = now;
      // Another email stays the present one's until it is confirmed: the field goes back to it.
      const next = afterSaving(sent, now, form.getValues());
      form.reset(next);
      keepDraft(profile.id, changesOf(now, next));
      const isEmailAsked = asksPassword(now, sent.email) && changed.pendingEmail !== null;
      if (isEmailAsked) toast.good(t('saved'), t('emailAsked', { email: changed.pendingEmail ?? '' }));
      else toast.good(t('saved'));
    } catch (error) {
      refuseFields(form, error instanceof ApiError ? (error.errors ?? {}) : {});
      toast.bad(t('failed'), sentenceOf(error, t('failedLine')));
    }
  });

  return {
    form,
    hasChanges: Object.keys(changesOf(saved, typed)).length > 0,
    needsPassword: asksPassword(saved, typed.email),
    isSaving: saving.isPending,
    save: () => void save(),
    discard() {
      form.reset(saved);
      keepDraft(profile.id, {});
    },
  };
}

function drawnForm(): HTMLFormElement | null {
  if (typeof document === 'undefined') return null;
  const drawn = document.getElementById(formId);
  return drawn instanceof HTMLFormElement ? drawn : null;
}
