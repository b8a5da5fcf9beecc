import type { UseFormReturn } from 'react-hook-form';
import { missingSentence } from '#contracts/profiles/address.rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import addressesWords from '#web/words/en/features/profiles/addresses.json';
import type { AddressForm } from './address.form.ts';
import { type PostalField, PostalFields } from './postal-fields.tsx';

interface AddressFieldsProps {
  form: UseFormReturn<AddressForm, unknown, AddressForm>;
  /** False if it is already the default; it stays so until another address is made the default. */
  offersDefault: boolean;
}

const fieldOf: Record<PostalField, keyof AddressForm> = {
  street: 'fullAddress',
  pincode: 'pincode',
  city: 'city',
  state: 'state',
  country: 'country',
};

const inPageOrder = ['label', 'fullAddress', 'pincode', 'city', 'state', 'country'] as const;

/** The fields of an address: name, postal address, and whether it is the default. */
export function AddressFields({ form, offersDefault }: AddressFieldsProps) {
  const t = useWords(addressesWords);
  const {
    register,
    formState: { errors },
  } = form;
  // The message is about the whole form, so it is shown once and the other empty fields are only marked.
  const missing = inPageOrder.filter((field) => errors[field]?.message === rule(missingSentence));
  const errorOf = (field: (typeof inPageOrder)[number]) =>
    missing.indexOf(field) > 0 ? t('needed') : errors[field]?.message;
  const [pincode, city, state, country] = form.watch(['pincode', 'city', 'state', 'country']);
  return (
    <>
      <Field label={t('label')} error={errorOf('label')}>
        {(control) => (
          <TextInput {...control} {...register('label')} placeholder={t('labelExample')} autoComplete="off" />
        )}
      </Field>
      <PostalFields
        tie={(name) => register(fieldOf[name])}
        address={{ pincode, city, state, country }}
        write={(name, text) =>
          form.setValue(name, text, { shouldDirty: true, shouldValidate: !!errors[name] })
        }
        errors={{
          street: errorOf('fullAddress'),
          pincode: errorOf('pincode'),
          city: errorOf('city'),
          state: errorOf('state'),
          country: errorOf('country'),
        }}
        kind="shipping"
      />
      {offersDefault ? <Checkbox label={t('makeDefault')} {...register('isDefault')} /> : null}
    </>
  );
}
