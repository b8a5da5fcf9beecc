import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { addressesWords } from '../addresses.words.ts';
import { type AddressForm, addressForm, emptyAddress, wordsOfAddress } from './address.form.ts';
import { keepAddressDraft, readAddressDraft } from './address-draft.ts';
import { useSaveAddress } from './addresses.api.ts';

interface AddressFormState {
  form: UseFormReturn<AddressForm, unknown, AddressForm>;
  isSaving: boolean;
  save: () => void;
  /** Forgets what was typed. */
  discard: () => void;
}

/** The form of one address, or of a new one for null. Mount it in the browser only: it starts with the tab's draft. */
export function useAddressForm(
  address: Address | null,
  onSaved: (address: Address) => void,
): AddressFormState {
  const t = useWords(addressesWords);
  const { viewer } = useViewer();
  const viewerId = viewer?.id ?? 0;
  const id = address?.id ?? null;
  const saving = useSaveAddress(id);
  const oneAtATime = useOneAtATime();
  const form = useCheckedForm<AddressForm, unknown, AddressForm>({
    resolver: standardSchemaResolver(addressForm),
    defaultValues: useState(() => ({
      ...(address ? wordsOfAddress(address) : emptyAddress),
      ...readAddressDraft(viewerId, id),
    }))[0],
  });

  useEffect(() => {
    const watching = form.watch(() => keepAddressDraft(viewerId, id, form.getValues()));
    return () => watching.unsubscribe();
  }, [form, viewerId, id]);

  const save = form.handleSubmit(async (words) => {
    try {
      const saved = await saving.mutateAsync(words);
      keepAddressDraft(viewerId, id, null);
      toast.good(id === null ? t('created') : t('saved'));
      onSaved(saved);
    } catch (error) {
      refuseFields(form, error instanceof ApiError ? (error.errors ?? {}) : {});
      toast.bad(id === null ? t('createFailed') : t('saveFailed'), sentenceOf(error));
    }
  });

  return {
    form,
    isSaving: saving.isPending,
    save: () => void oneAtATime(save),
    discard: () => keepAddressDraft(viewerId, id, null),
  };
}
