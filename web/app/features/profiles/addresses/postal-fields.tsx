import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { checkoutCountries } from '#contracts/orders/placing/checkout.rules.ts';
import { townNames } from '#contracts/places/place-names.ts';
import { isIndia } from '#contracts/profiles/country.ts';
import { fitsCountry, pincodeSentence } from '#contracts/profiles/pincode.ts';
import { placeOf, townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import addressesWords from '#web/words/en/features/profiles/addresses.json';
import { type PostalAddress, usePinFill } from './use-pin-fill.ts';

export type PostalField = 'street' | 'pincode' | 'city' | 'state' | 'country';

interface PostalFieldsProps {
  /** The props that bind an input to its form: name, handlers, ref and server-rendered value. */
  tie: (name: PostalField) => ComponentProps<'input'> & ComponentProps<'select'>;
  /** The present values of the fields. */
  address: PostalAddress;
  write: (name: 'city' | 'state', text: string) => void;
  errors: Partial<Record<PostalField, string | undefined>>;
  /** The kind of browser autofill: a shipping address, or the home address. */
  kind?: 'shipping' | 'home';
  /** Renders the label of a required field. */
  mark?: (label: string) => ReactNode;
  /** The label of the empty country option; without it there is no such option. */
  noCountry?: string;
}

const pair = 'grid gap-5 sm:grid-cols-2';

/** The postal fields; an Indian PIN code fills in city and state. */
export function PostalFields({
  tie,
  address,
  write,
  errors,
  kind = 'home',
  mark,
  noCountry,
}: PostalFieldsProps) {
  const t = useWords(addressesWords);
  const towns = useId();
  const news = usePinFill(address, write);
  const label = (name: PostalField) => (mark ? mark(t(name)) : t(name));
  const fills = (token: string) => (kind === 'shipping' ? `shipping ${token}` : token);
  const countries: readonly string[] = checkoutCountries;
  const { country, pincode } = address;
  const [left, setLeft] = useState('');
  // Validated on blur, not while typing, and only while the value is unchanged since.
  const isNoPin = pincode !== '' && left === pincode && !fitsCountry({ pincode, country });
  const pin = tie('pincode');
  return (
    <>
      <Field label={label('street')} error={errors.street}>
        {(control) => <TextInput {...control} {...tie('street')} autoComplete={fills('street-address')} />}
      </Field>
      <div className={pair}>
        <Field
          label={label('pincode')}
          hint={<span aria-live="polite">{news === null ? ' ' : t(`pin.${news}`)}</span>}
          error={errors.pincode ?? (isNoPin ? pincodeSentence : undefined)}
        >
          {(control) => (
            <TextInput
              {...control}
              {...pin}
              onBlur={(event) => {
                pin.onBlur?.(event);
                setLeft(event.target.value);
              }}
              className="num"
              inputMode={isIndia(country) ? 'numeric' : 'text'}
              autoComplete={fills('postal-code')}
            />
          )}
        </Field>
        <Field label={label('city')} error={errors.city}>
          {(control) => (
            <TextInput {...control} {...tie('city')} list={towns} autoComplete={fills('address-level2')} />
          )}
        </Field>
      </div>
      <div className={pair}>
        <Field label={label('state')} error={errors.state}>
          {(control) => <TextInput {...control} {...tie('state')} autoComplete={fills('address-level1')} />}
        </Field>
        <Field label={label('country')} error={errors.country}>
          {(control) => (
            <Select {...control} {...tie('country')} autoComplete={fills('country-name')}>
              {noCountry === undefined ? null : <option value="">{noCountry}</option>}
              {country === '' || countries.includes(country) ? null : <option>{country}</option>}
              {countries.map((name) => (
                <option key={name} value={name}>
                  {placeOf('country', name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <datalist id={towns}>
        {townNames.map((name) => (
          <option key={name} value={name}>
            {townOf(name)}
          </option>
        ))}
      </datalist>
    </>
  );
}
