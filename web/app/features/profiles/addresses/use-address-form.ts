import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { UseFormReturn } from 'react-hook-form';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { refuseFields } from '#web/platform/forms/first-error.ts';
import { useCheckedForm } from '#web/platform/forms/use-checked-form.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import addressesWords from '#web/words/en/features/profiles/addresses.json';
import { type AddressForm, addressForm, emptyAddress, wordsOfAddress } from './address.form.ts';
import { useSaveAddress } from './addresses.api.ts';

const addressDraft = makeDraft({ kind: 'address', parse: fieldsLike<AddressForm>(emptyAddress) });

interface AddressFormState {
  form: UseFormReturn<AddressForm, unknown, AddressForm>;
  isSaving: boolean;
  save: () => void;
  /** Discards the draft. */
  discard: () => void;
}

/** The form of an address; null for a new one. */
export function useAddressForm(
  address: Address | null,
  onSaved: (address: Address) => void,
): AddressFormState {
  const t = useWords(addressesWords);
  const { viewer } = useViewer();
  const id = address?.id ?? null;
  const saving = useSaveAddress(id);
  const oneAtATime = useOneAtATime();
  const form = useCheckedForm<AddressForm, unknown, AddressForm>({
    resolver: standardSchemaResolver(addressForm),
    defaultValues: address ? wordsOfAddress(address) : emptyAddress,
  });
  const draft = addressDraft(viewer?.id ?? null, id ?? 'new');
  useKeptForm(form, draft);

  const save = form.handleSubmit(async (words) => {
    const forget = draft.forgetLater();
    try {
      const saved = await saving.mutateAsync(words);
      forget();
      toast.good(id === null ? t('created') : t('saved'));
      onSaved(saved);
    } catch (error) {
      refuseFields(form, refusedFields(error));
      toast.bad(id === null ? t('createFailed') : t('saveFailed'), sentenceOf(error));
    }
  });

  return {
    form,
    isSaving: saving.isPending,
    save: () => void oneAtATime(save),
    discard: draft.forget,
  };
}
