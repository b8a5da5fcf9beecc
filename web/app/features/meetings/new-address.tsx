import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { checkoutCountries } from '#contracts/orders/checkout.contract.ts';
import { type AddressWords, addressWords } from '#contracts/profiles/addresses.contract.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select, TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCreateAddress } from './meetings.api.ts';

interface NewAddressProps {
  /** What was typed before. */
  words: Partial<AddressWords>;
  onType: (words: Partial<AddressWords>) => void;
  onSaved: (id: number) => void;
}

const blank: AddressWords = {
  label: '',
  fullAddress: '',
  city: '',
  state: '',
  pincode: '',
  country: 'India',
  isDefault: false,
};
const pair = 'grid gap-5 sm:grid-cols-2';

/** Writes a place into the viewer's address book. It stands within the booking form, so it is no form of its own. */
export function NewAddress({ words, onType, onSaved }: NewAddressProps) {
  const t = useTranslations('meetings');
  const create = useCreateAddress();
  const form = useForm<AddressWords, unknown, AddressWords>({
    resolver: standardSchemaResolver(addressWords),
    defaultValues: { ...blank, ...words },
  });
  const {
    register,
    formState: { errors },
  } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription while the fields are there
  useEffect(() => {
    const typed = form.watch((values) => onType({ ...values }));
    return () => typed.unsubscribe();
  }, []);

  const save = form.handleSubmit(
    async (address) => {
      try {
        const { data } = await create.mutateAsync(address);
        toast.good(t('address.created'));
        onSaved(data.id);
      } catch (error) {
        toast.bad(t('address.createFailed'), sentenceOf(error));
        if (!(error instanceof ApiError)) return;
        for (const [name, message] of Object.entries(error.errors ?? {}))
          if (name in blank) form.setError(name as keyof AddressWords, { message });
      }
    },
    (refused) => {
      const [first] = Object.values(refused);
      if (first?.message) toast.bad(first.message);
    },
  );

  return (
    <div className="grid gap-5">
      <div className={pair}>
        <Field label={t('address.name')} error={errors.label?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('label')}
              placeholder={t('address.nameExample')}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={t('address.pincode')} error={errors.pincode?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('pincode')}
              className="num"
              inputMode="numeric"
              autoComplete="shipping postal-code"
            />
          )}
        </Field>
      </div>
      <Field label={t('address.full')} error={errors.fullAddress?.message}>
        {(control) => (
          <TextInput {...control} {...register('fullAddress')} autoComplete="shipping street-address" />
        )}
      </Field>
      <div className={pair}>
        <Field label={t('address.city')} error={errors.city?.message}>
          {(control) => (
            <TextInput {...control} {...register('city')} autoComplete="shipping address-level2" />
          )}
        </Field>
        <Field label={t('address.state')} error={errors.state?.message}>
          {(control) => (
            <TextInput {...control} {...register('state')} autoComplete="shipping address-level1" />
          )}
        </Field>
      </div>
      <Field label={t('address.country')} error={errors.country?.message}>
        {(control) => (
          <Select {...control} {...register('country')} autoComplete="shipping country-name">
            {checkoutCountries.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox label={t('address.default')} {...register('isDefault')} />
      <Button
        className="justify-self-start"
        busy={create.isPending && t('address.saving')}
        onClick={() => void save()}
      >
        {t('address.save')}
      </Button>
    </div>
  );
}
